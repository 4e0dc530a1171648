import { useSearchParams } from "react-router-dom";
import { BillingRunScreen } from "./billing-run.screen.tsx";
import { CreateOngoing } from "./create-ongoing.tsx";

/** A billing run; `customer` in the address bills one customer by hand instead. */
export function NewOngoingScreen() {
  const [params] = useSearchParams();
  return params.has("customer") ? <CreateOngoing /> : <BillingRunScreen />;
}
