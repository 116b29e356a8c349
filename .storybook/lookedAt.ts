/** In the address of a story that stands in a window of its own on its component's page: it may not take the focus there. */
export const LOOKED_AT = "mirada";
