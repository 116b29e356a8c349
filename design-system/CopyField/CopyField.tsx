/** A reference that can be copied. Requirement CONV-05. */
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "../Button/Button";
import { heardOnly } from "../tokens/print.css";
import * as css from "./CopyField.css";

/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  /** "Referencia". */
  label: string;
  /** What is shown and copied. */
  value: string;
  /** "Copiar". */
  copyLabel: string;
  /** Shown and spoken once copied: "Copiado". */
  copiedLabel: string;
}

/** Where the clipboard is refused, the value can still be selected by hand. */
export const CopyField = ({ label, value, copyLabel, copiedLabel }: CopyFieldProps) => {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;
  return (
    <div className={css.field}>
      <span>
        <span className={css.label}>{label} </span>
        <span className={css.value}>{value}</span>
      </span>
      <Button
        tone="quiet"
        size="s"
        icon={isCopied ? <Check size="1.125rem" aria-hidden /> : <Copy size="1.125rem" aria-hidden />}
        onPress={() => {
          navigator.clipboard.writeText(value).then(
            () => setCopied(value),
            () => setCopied(undefined),
          );
        }}
      >
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <span role="status" className={heardOnly}>
        {isCopied ? copiedLabel : ""}
      </span>
    </div>
  );
};
