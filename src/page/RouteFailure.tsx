/** The error boundary of a route: the frame stays, only the page is replaced. Re-exported by each route as `ErrorBoundary`. */
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { FailedPage } from "./FailedPage";

export function RouteFailure() {
  const error = useRouteError();
  return <FailedPage status={isRouteErrorResponse(error) ? error.status : 500} error={error} />;
}
