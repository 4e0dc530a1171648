import { preloadOf } from "../../../shared/list/list-of.ts";
import { customersList } from "./customers.list.tsx";

export { CustomersListScreen as Component } from "./customers-list.screen.tsx";

export const preload = preloadOf(customersList);
