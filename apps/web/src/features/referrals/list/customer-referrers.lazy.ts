import { preloadOf } from "../../../shared/list/list-of.ts";
import { customerReferrersList } from "./referrers.list.tsx";

export { CustomerReferrersListScreen as Component } from "./referrers-list.screen.tsx";

export const preload = preloadOf(customerReferrersList);
