import { Day } from "@app/ui/value/when.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { demoList } from "../demo-list.tsx";
import { DemoCustomersDocument } from "./management.generated.ts";
import { customerPath } from "./management-paths.ts";
import { Pounds } from "../pounds.tsx";
import { VerifiedChip } from "./verified-chip.tsx";

const verifiedOptions = [
  { value: "yes", label: "Verified" },
  { value: "no", label: "Not verified" },
];

/** The demo shop's customers. */
export const { Component, preload } = demoList({
  query: DemoCustomersDocument,
  title: "Demo customers",
  words: ["customer", "customers"],
  searchLabel: "Name, email or city",
  searched: ({ name, email, city }) => `${name} ${email} ${city}`,
  by: {
    NAME: ({ name }) => name,
    ORDERS: ({ orderCount }) => orderCount,
    SPENT: ({ spentAmount }) => spentAmount,
    CREATED: ({ createdAt }) => createdAt,
  },
  sort: "NAME_ASC",
  filter: {
    name: "verified",
    label: "Email address",
    options: verifiedOptions,
    of: ({ isVerified }) => (isVerified ? "yes" : "no"),
  },
  rowHref: ({ id }) => customerPath(id),
  empty: { title: "No customers yet.", text: "The demo starts with some; reset it to get them back." },
  columns: [
    { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 190, cell: ({ name }) => name },
    { id: "email", header: "Email", card: "line", minWidth: 220, cell: ({ email }) => email },
    { id: "place", header: "Place", minWidth: 180, cell: ({ city, country }) => `${city}, ${country}` },
    {
      id: "orders",
      header: "Orders",
      sort: "ORDERS",
      firstSort: "DESC",
      align: "right",
      minWidth: 84,
      cell: ({ orderCount }) => numberOf(orderCount),
    },
    {
      id: "spent",
      header: "Spent",
      sort: "SPENT",
      firstSort: "DESC",
      align: "right",
      minWidth: 100,
      cell: ({ spentAmount }) => <Pounds amount={spentAmount} />,
    },
    {
      id: "since",
      header: "Since",
      sort: "CREATED",
      firstSort: "DESC",
      minWidth: 120,
      whenNarrow: "hide",
      cell: ({ createdAt }) => <Day value={createdAt} />,
    },
    {
      id: "status",
      header: "Email address",
      card: "status",
      minWidth: 130,
      cell: ({ isVerified }) => <VerifiedChip isVerified={isVerified} />,
    },
  ],
});
