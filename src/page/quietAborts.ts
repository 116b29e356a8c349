/**
 * An answer that is given up is no error: a press leads on while the page before is still being read. React Router leaves two
 * promises of such an answer to nobody (`done` of its turbo-stream), which the browser would report as errors.
 */
export function quietAborts(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
