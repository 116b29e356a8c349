/** Prints the page. */
import Printer from "lucide-react/icons/printer";
import { Button } from "../Button/Button";
import * as css from "./PrintButton.css";

/** Props of {@link PrintButton}. */
export interface PrintButtonProps {
  /** "Imprimir". */
  label: string;
}

/** Opens the browser's own dialog. It is not there where no scripts run. */
export const PrintButton = ({ label }: PrintButtonProps) => (
  <div className={css.room}>
    <Button tone="secondary" size="s" icon={<Printer size="1.25rem" aria-hidden />} onPress={() => window.print()}>
      {label}
    </Button>
  </div>
);
