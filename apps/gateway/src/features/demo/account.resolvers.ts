import { isDemoAccountSettings, isDemoSubscription } from "@app/schema/upstreams/v1.records.generated.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const subscription = { name: "subscription", check: isDemoSubscription };
const settings = { name: "settings", check: isDemoAccountSettings };

export const accountDemoResolvers: Resolvers = {
  Query: {
    demoSubscription: (_, _args, { sources }) => sources.demo.read("account/subscription", subscription),
    demoAccountSettings: (_, _args, { sources }) => sources.demo.read("account/settings", settings),
  },
};
