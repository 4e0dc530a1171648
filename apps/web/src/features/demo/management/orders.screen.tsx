import { When } from "@app/ui/value/when.tsx";
import { demoList } from "../demo-list.tsx";
import { orderOptions, OrderStatus } from "./demo-status.tsx";
import { DemoOrdersDocument } from "./management.generated.ts";
import { orderPath } from "./management-paths.ts";
import { Pounds } from "../pounds.tsx";

/** The demo shop's orders. */
export const { Component, preload } = demoList({
  query: DemoOrdersDocument,
  title: "Orders",
  words: ["order", "orders"],
  searchLabel: "Number or customer",
  searched: ({ number, customerName }) => `${number} ${customerName}`,
  by: {
    PLACED: ({ placedAt }) => placedAt,
    CUSTOMER: ({ customerName }) => customerName,
    TOTAL: ({ totalAmount }) => totalAmount,
  },
  sort: "PLACED_DESC",
  filter: { name: "status", label: "Status", options: orderOptions, of: ({ status }) => status },
  rowHref: ({ id }) => orderPath(id),
  empty: { title: "No orders yet.", text: "The demo starts with some; reset it to get them back." },
  columns: [
    { id: "number", header: "Number", card: "title", minWidth: 110, maxWidth: 150, cell: ({ number }) => number },
    {
      id: "customer",
      header: "Customer",
      sort: "CUSTOMER",
      card: "line",
      minWidth: 200,
      cell: ({ customerName }) => customerName,
    },
    {
      id: "placed",
      header: "Placed",
      sort: "PLACED",
      firstSort: "DESC",
      minWidth: 150,
      cell: ({ placedAt }) => <When value={placedAt} />,
    },
    {
      id: "total",
      header: "Total",
      sort: "TOTAL",
      firstSort: "DESC",
      align: "right",
      minWidth: 100,
      cell: ({ totalAmount }) => <Pounds amount={totalAmount} />,
    },
    {
      id: "status",
      header: "Status",
      card: "status",
      minWidth: 160,
      cell: ({ status }) => <OrderStatus status={status} />,
    },
  ],
});
