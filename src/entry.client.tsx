/** Takes over the server's page. */
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepStylesInside } from "./page/criticalStyles";
import { keepEarlyInput } from "./page/earlyInput";

keepStylesInside();
keepEarlyInput();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
