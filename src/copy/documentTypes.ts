/** Names of the types of document. */
import type { PqrsDocumentType } from "#domain/documents";

export const documentTypeNames: Readonly<Record<PqrsDocumentType, string>> = {
  CC: "Cédula de ciudadanía",
  NIT: "NIT",
  PA: "Pasaporte",
  CE: "Cédula de extranjería",
  NU: "Número único de identificación",
  PD: "Permiso especial de permanencia",
  CD: "Carné diplomático",
  TE: "Tarjeta de extranjería",
};
