/** The pages of the contact area (CONTACT-01). */
import { TabLinks } from "#ds";
import { contact } from "#copy/contact";
import { paths } from "../../paths";

const hrefs = { pqrs: paths.pqrs, rating: paths.rating, faq: paths.faq } as const;
type Tab = keyof typeof hrefs;

export const ContactTabs = ({ current }: { current: Tab }) => (
  <TabLinks
    label={contact.parts}
    links={(Object.keys(hrefs) as Tab[]).map((tab) => ({
      href: hrefs[tab],
      label: contact.tabs[tab],
      isCurrent: tab === current,
    }))}
  />
);
