/** Tabs on React Aria: arrows move along them, each shows its own panel. */
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import type { ReactNode } from "react";
import * as css from "./Tabs.css";

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** The tabs in order. */
  tabs: readonly {
    id: string;
    label: string;
    content: ReactNode;
    isDisabled?: boolean;
    /** Written after the label of a tab that is switched off: "Próximamente". */
    note?: string;
  }[];
  /** The tab shown. */
  selectedId: string;
  /** Called when another tab is chosen; the app may change the URL. */
  onSelect: (id: string) => void;
}

/** Only the panel shown is rendered. */
export const Tabs = ({ label, tabs, selectedId, onSelect }: TabsProps) => (
  <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
    <TabList aria-label={label} className={css.list}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={css.tab}>
          {tab.label}
          {tab.note !== undefined && <span className={css.note}> ({tab.note})</span>}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={css.panel}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
