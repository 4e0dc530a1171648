import { isDemoMail, isDemoMailLabel } from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const mail = { name: "mail", check: isDemoMail };
const mails = { name: "mails", check: arrayOf(isDemoMail) };
const labels = { name: "labels", check: arrayOf(isDemoMailLabel) };

export const mailDemoResolvers: Resolvers = {
  Query: {
    demoMailLabels: (_, _args, { sources }) => sources.demo.read("mail/labels", labels),
    demoMails: (_, { systemLabel, customLabel }, { sources }) =>
      sources.demo.read(`mail/mails?${queryOf({ systemLabel, customLabel })}`, mails),
    demoMail: (_, { id }, { sources }) => sources.demo.orNull(`mail/mail?${queryOf({ mailId: id })}`, mail),
  },
  Mutation: {
    demoMailSend: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ mail: null }, async () => ({
        mail: await sources.demo.change("mail/compose", input, mail, idempotencyKey),
      })),
    demoMailUpdate: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors({ mail: null }, async () => ({
        mail: await sources.demo.change("mail/mails/update", { mailId: id, update: input }, mail, idempotencyKey),
      })),
  },
};
