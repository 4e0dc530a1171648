import { z } from "zod";
import { reportsBeginning } from "@app/domain/demo/reports-beginning.ts";
import {
  customerActivities,
  latestOrders,
  latestProjects,
  profitableProducts,
  weeklyEarnings,
} from "@app/domain/demo/reports.ts";
import { read, type Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { readDemo } from "./demo-documents.service.ts";
import { customers, order, ordersNow } from "./management.routes-v1.ts";
import { project, projects } from "./projects.routes-v1.ts";

const text = z.string();
const referral = z.object({ _id: text, name: text, visitCount: z.int() }).meta({ id: "DemoReferral" });
const product = z
  .object({ name: text, soldCount: z.int(), incomeAmount: z.int() })
  .meta({ id: "DemoProfitableProduct" });
const activity = z
  .object({ _id: text, customerId: text, customerName: text, text, createdAt: z.iso.datetime() })
  .meta({ id: "DemoCustomerActivity" });
const earning = z.object({ weekOn: z.iso.date(), amount: z.int() }).meta({ id: "DemoEarning" });
const task = z.object({ _id: text, title: text, dueOn: z.iso.date(), isDone: z.boolean() }).meta({ id: "DemoTask" });

const reports = { name: "reports", beginning: reportsBeginning };

const report = <Answer extends z.ZodType>(
  name: string,
  summary: string,
  answer: Answer,
  handle: (context: Context) => Promise<z.input<Answer>>,
): Route => read({ path: `/api/reports/${name}`, summary, permission: "demo:read", shape: "plain", answer, handle });

/** What the template's dashboards show: most of it follows from the demo's other apps. Source: admin-portal.md 7. */
export const reportsDemoRoutes: Route[] = [
  report(
    "top-referrals",
    "Where the visitors of the demo's shop come from.",
    z.object({ referrals: z.array(referral) }),
    async (context) => ({ referrals: (await readDemo(context, reports)).referrals }),
  ),
  report(
    "profitable-products",
    "What brought the demo's shop the most.",
    z.object({ products: z.array(product) }),
    async (context) => ({ products: profitableProducts(await ordersNow(context)) }),
  ),
  report(
    "customer-activity",
    "What the customers of the demo's shop last did.",
    z.object({ activities: z.array(activity) }),
    async (context) => ({
      activities: customerActivities(await ordersNow(context), (await readDemo(context, customers)).customers),
    }),
  ),
  report(
    "earnings",
    "What the demo's shop earned in each of the last weeks.",
    z.object({ earnings: z.array(earning) }),
    async (context) => ({ earnings: weeklyEarnings(await ordersNow(context), context.now) }),
  ),
  report(
    "latest-orders",
    "The newest orders in the demo's shop.",
    z.object({ orders: z.array(order) }),
    async (context) => ({ orders: latestOrders(await ordersNow(context)) }),
  ),
  report(
    "latest-projects",
    "The demo's projects for which something was last done.",
    z.object({ projects: z.array(project) }),
    async (context) => ({ projects: latestProjects((await readDemo(context, projects)).projects) }),
  ),
  report("tasks", "What there is to do in the demo.", z.object({ tasks: z.array(task) }), async (context) => ({
    tasks: (await readDemo(context, reports)).tasks,
  })),
];
