/** The types of document of an account, as a list to choose from. */
import { documentTypeNames } from "#copy/documentTypes";
import { documentTypes } from "#domain/documents";
import { useRoot } from "../../page/session";

/** All of them, or those that the shop allows (AUTH-09). */
export function useTypeOptions(): { value: string; label: string }[] {
  const allowed = useRoot().session?.documentTypes ?? [];
  return documentTypes
    .filter((type) => allowed.length === 0 || allowed.includes(type))
    .map((type) => ({ value: type, label: documentTypeNames[type] }));
}
