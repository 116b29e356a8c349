/** Dialogs on React Aria: the focus goes in, stays in and comes back; Escape closes. */
import X from "lucide-react/icons/x";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton";
import { Text } from "../Text/Text";
import * as css from "./Modal.css";

/** A body that scrolls can be reached and scrolled by keyboard; one that does not is no stop on the way. */
const reachWhenScrolling = (body: HTMLDivElement | null) => {
  if (body === null) return undefined;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  });
  observer.observe(body);
  for (const child of body.children) observer.observe(child);
  return () => observer.disconnect();
};

/** Props of {@link Modal}. */
export interface ModalProps {
  /** Its heading. */
  title: string;
  /** Why it has opened: stands first in it and is read with the title. */
  lead?: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when the reader closes it (button, Escape, a press outside). Without it the dialog cannot be closed: for what ends by itself. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Name of the closing button: "Cerrar"; needed wherever the dialog can be closed. */
  closeLabel?: string;
  /** A press outside does not close it; default false. */
  isStatic?: boolean;
  /** "s" 420 px, "m" 560 px, "l" 800 px; default "m". */
  size?: "s" | "m" | "l";
  /** "alertdialog" for what must be answered; default "dialog". */
  role?: "dialog" | "alertdialog";
  /** Actions, at the foot; they stay in view while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog with a title, a closing button and a scrolling body. */
export const Modal = ({
  title,
  lead,
  isOpen,
  onOpenChange,
  closeLabel,
  isStatic = false,
  size,
  role = "dialog",
  footer,
  children,
}: ModalProps) => {
  const leadId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isStatic && onOpenChange !== undefined}
      isKeyboardDismissDisabled={onOpenChange === undefined}
      className={css.veil}
    >
      <AriaModal className={css.box({ size })}>
        <Dialog role={role} aria-describedby={lead === undefined ? undefined : leadId} className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {onOpenChange !== undefined && closeLabel !== undefined && (
              <IconButton
                label={closeLabel}
                icon={<X size="1.375rem" aria-hidden />}
                onPress={() => onOpenChange(false)}
              />
            )}
          </div>
          <div aria-hidden className={css.tear} />
          <div ref={reachWhenScrolling} className={css.body}>
            {lead !== undefined && (
              <div className={css.lead}>
                <Text id={leadId} weight="medium">
                  {lead}
                </Text>
              </div>
            )}
            {children}
          </div>
          {footer !== undefined && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
