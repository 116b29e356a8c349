/** The one way a component makes a link: the app may lend its router's Link, else it is a plain anchor. */
import { createContext, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, MouseEvent, ReactNode } from "react";

/** What a lent link component must take and hand on to its anchor: all attributes, `ref` too; `href` is always given. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it goes. */
  href: string;
}

/** A component that renders an anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders every link of the design system; default: a plain `<a>`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Lends the app's link (client-side navigation) to all components inside. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** The link component in force. */
export const useLink = (): LinkComponent => useContext(LinkContext);

/** What every link that stands by itself takes. */
export interface AnchorProps {
  /** Where it goes. */
  href: string;
  /** Opens in a new tab; default false. */
  isExternal?: boolean;
  /** File name for a download. */
  download?: string;
  /** Called before the navigation, by mouse, touch or keyboard. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The attributes of such a link's anchor. */
export const anchorAttributes = ({ href, isExternal = false, download, onPress }: AnchorProps) => ({
  href,
  download,
  target: isExternal ? "_blank" : undefined,
  rel: isExternal ? "noopener noreferrer" : undefined,
  onClick: onPress,
});
