/** The gateways of the configuration, each behind its breaker. */
import type { Clock } from "../clock";
import type { Config } from "../config";
import { withBreaker } from "./breaker";
import type { GatewayName } from "#domain/payments";
import type { Gateway, Gateways } from "./gateway";
import type { Fetch } from "./http";
import { createPayValida } from "./payvalida";
import { createPlaceToPay } from "./placetopay";

interface Ports {
  config: Config;
  clock: Clock;
  /** This process's own address, where the embedded sandboxes listen. */
  selfUrl: () => string;
  fetch?: Fetch;
}

/** Builds what is configured; without a base address a gateway is the embedded sandbox, over HTTP like any other. */
export function createGateways({ config, clock, selfUrl, fetch = globalThis.fetch }: Ports): Gateways {
  const gateways = new Map<GatewayName, Gateway>();
  const { placetopay, payvalida } = config;
  if (placetopay) {
    const baseUrl = () => placetopay.baseUrl ?? `${selfUrl()}/sandbox/placetopay`;
    gateways.set("PLACETOPAY", withBreaker(createPlaceToPay({ config: placetopay, baseUrl, clock, fetch }), clock));
  }
  if (payvalida) {
    const baseUrl = () => payvalida.baseUrl ?? `${selfUrl()}/sandbox/payvalida`;
    gateways.set("PAYVALIDA", withBreaker(createPayValida({ config: payvalida, baseUrl, clock, fetch }), clock));
  }
  return gateways;
}
