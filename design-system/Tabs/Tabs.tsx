/** Tabs on React Aria: arrows move along them, each shows its own panel. */
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import type { ReactNode } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
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
    /** Where the panel is found: the tab is then a link, which works without scripts and is followed by Enter or a press. */
    href?: string;
    isDisabled?: boolean;
    /** Written after the label of a tab that is switched off: "Próximamente". */
    note?: string;
  }[];
  /** The tab shown; with links, the one whose address this page has. */
  selectedId: string;
  /** Called when another tab without an address is chosen. */
  onSelect?: (id: string) => void;
}

/** On a narrow screen the row scrolls: the tab that is shown is kept in it, whatever its letters turn out to measure. */
const keepInRow = (tab: HTMLElement | null) => {
  const row = tab?.parentElement;
  if (!tab || !row) return undefined;
  const observer = new ResizeObserver(() => {
    const overEnd = tab.offsetLeft + tab.offsetWidth - (row.scrollLeft + row.clientWidth);
    if (overEnd > 0) row.scrollLeft += overEnd;
    if (tab.offsetLeft < row.scrollLeft) row.scrollLeft = tab.offsetLeft;
  });
  observer.observe(tab);
  return () => observer.disconnect();
};

/** Only the panel shown is rendered. Arrows show the panels as they move; along links they only move, and Enter follows. */
export const Tabs = ({ label, tabs, selectedId, onSelect }: TabsProps) => {
  const Link = useLink();
  const hasLinks = tabs.some((tab) => tab.href !== undefined);
  return (
    <AriaTabs
      selectedKey={selectedId}
      keyboardActivation={hasLinks ? "manual" : "automatic"}
      onSelectionChange={(key) => {
        const id = String(key);
        // A link is followed, not chosen; then React Aria tells again what is chosen already.
        if (tabs.some((tab) => tab.id === id && tab.href === undefined)) onSelect?.(id);
      }}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            ref={tab.id === selectedId ? keepInRow : undefined}
            href={tab.href}
            isDisabled={tab.isDisabled}
            className={css.tab}
            render={(props) => ("href" in props ? <Link {...props} /> : <div {...props} />)}
          >
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
};
