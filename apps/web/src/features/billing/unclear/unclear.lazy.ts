import { preloadOf } from "../../../shared/list/list-of.ts";
import { unclearList } from "./unclear.list.tsx";

export { UnclearPaymentsScreen as Component } from "./unclear.screen.tsx";

export const preload = preloadOf(unclearList);
