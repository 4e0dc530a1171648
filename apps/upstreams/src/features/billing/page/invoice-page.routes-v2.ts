import { invoicePageInput, transferClaimInput } from "@app/domain/billing/invoice-page.ts";
import { z } from "zod";
import { open, type Route } from "../../../http/route.ts";
import { fileRecord } from "../../files/files.public.ts";
import { claimTransfer } from "./claim-transfer.service.ts";
import { invoicePageRecord } from "./invoice-page.record.ts";
import { lookUpPage } from "./invoice-page.service.ts";
import { takeProof } from "./proof.service.ts";

const post = { method: "post", answer: invoicePageRecord } as const;

/** The customer's page of an invoice. Codes travel in bodies, since addresses are logged on the way. */
export const invoicePageRoutes: Route[] = [
  open({
    ...post,
    path: "/billing/invoice-page",
    summary: "What a customer sees of the invoice that the link in its emails opens.",
    body: invoicePageInput,
    handle: (app, { body, origin }) => lookUpPage(app, body, origin),
  }),
  open({
    ...post,
    path: "/billing/invoice-page/transfer",
    summary: "A customer says that they have transferred what they owe.",
    body: transferClaimInput,
    handle: (app, { body, origin }) => claimTransfer(app, body, origin),
  }),
  open({
    method: "post",
    path: "/billing/invoice-page/proof",
    summary: "Takes in the proof of a transfer that a customer is about to tell of.",
    form: z.object({ code: z.string(), file: z.string().meta({ format: "binary" }) }),
    answer: z.object({ data: fileRecord }),
    status: 201,
    handle: async (app, { request, origin }) => ({ data: await takeProof(app, request, origin) }),
  }),
];
