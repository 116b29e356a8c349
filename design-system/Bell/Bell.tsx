/** The bell in the head of the page. */
import BellIcon from "lucide-react/icons/bell";
import { IconButton } from "../IconButton/IconButton";

/** Props of {@link Bell}. */
export interface BellProps {
  /** Spoken, with the number: "Notificaciones, 1 sin leer". */
  label: string;
  /** Unread; 0 shows no figure. */
  count: number;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress: () => void;
}

/** The bell, with how much is unread. */
export const Bell = ({ label, count, onPress }: BellProps) => (
  <IconButton
    label={label}
    icon={<BellIcon size="1.375rem" aria-hidden />}
    on="bar"
    badge={count > 0 ? String(count) : undefined}
    onPress={onPress}
  />
);
