/** The parts of the account (ACC-01). */
import { TabLinks } from "#ds";
import { account } from "#copy/account";
import { paths } from "../../paths";

const hrefs = {
  data: paths.accountData,
  password: paths.changePassword,
  history: paths.history,
  prizes: paths.prizePayment,
  calm: paths.calm,
} as const;
type Tab = keyof typeof hrefs;

export const AccountTabs = ({ current }: { current: Tab }) => (
  <TabLinks
    label={account.parts}
    links={(Object.keys(hrefs) as Tab[]).map((tab) => ({
      href: hrefs[tab],
      label: account.tabs[tab],
      isCurrent: tab === current,
    }))}
  />
);
