import {
  isDemoCustomerActivity,
  isDemoEarning,
  isDemoOrder,
  isDemoProfitableProduct,
  isDemoProject,
  isDemoReferral,
  isDemoTask,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const referrals = { name: "referrals", check: arrayOf(isDemoReferral) };
const products = { name: "products", check: arrayOf(isDemoProfitableProduct) };
const activities = { name: "activities", check: arrayOf(isDemoCustomerActivity) };
const earnings = { name: "earnings", check: arrayOf(isDemoEarning) };
const orders = { name: "orders", check: arrayOf(isDemoOrder) };
const projects = { name: "projects", check: arrayOf(isDemoProject) };
const tasks = { name: "tasks", check: arrayOf(isDemoTask) };

export const reportsDemoResolvers: Resolvers = {
  Query: {
    demoReferrals: (_, _args, { sources }) => sources.demo.read("reports/top-referrals", referrals),
    demoProfitableProducts: (_, _args, { sources }) => sources.demo.read("reports/profitable-products", products),
    demoCustomerActivities: (_, _args, { sources }) => sources.demo.read("reports/customer-activity", activities),
    demoEarnings: (_, _args, { sources }) => sources.demo.read("reports/earnings", earnings),
    demoLatestOrders: (_, _args, { sources }) => sources.demo.read("reports/latest-orders", orders),
    demoLatestProjects: (_, _args, { sources }) => sources.demo.read("reports/latest-projects", projects),
    demoTasks: (_, _args, { sources }) => sources.demo.read("reports/tasks", tasks),
  },
};
