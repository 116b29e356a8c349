/** Takes over the server's page. */
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepStylesInside } from "./page/criticalStyles";
import { keepEarlyInput } from "./page/earlyInput";
import { forgiveTabStorage } from "./page/forgiveTabStorage";
import { quietAborts } from "./page/quietAborts";

keepStylesInside();
keepEarlyInput();
forgiveTabStorage();
quietAborts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
