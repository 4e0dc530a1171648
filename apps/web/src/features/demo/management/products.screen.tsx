import { demoCategories } from "@app/domain/demo/management.ts";
import { Plus } from "@app/ui/icons.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { demoList } from "../demo-list.tsx";
import { DemoProductsDocument } from "./management.generated.ts";
import { newProductPath } from "./management-paths.ts";
import { Pounds } from "../pounds.tsx";

const add = { label: "Add product", icon: Plus, href: newProductPath, main: true };

/** The demo shop's products. */
export const { Component, preload } = demoList({
  query: DemoProductsDocument,
  title: "Products",
  words: ["product", "products"],
  searchLabel: "Name or product code",
  searched: ({ name, sku }) => `${name} ${sku}`,
  by: {
    NAME: ({ name }) => name,
    CATEGORY: ({ category }) => category,
    PRICE: ({ priceAmount }) => priceAmount,
    STOCK: ({ quantity }) => quantity,
  },
  sort: "NAME_ASC",
  filter: {
    name: "category",
    label: "Category",
    options: demoCategories.map((value) => ({ value, label: value })),
    of: ({ category }) => category,
  },
  add,
  empty: { title: "No products yet.", text: "Add the first one." },
  columns: [
    { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 220, cell: ({ name }) => name },
    { id: "category", header: "Category", sort: "CATEGORY", minWidth: 140, cell: ({ category }) => category },
    { id: "sku", header: "Product code", minWidth: 120, cell: ({ sku }) => sku },
    {
      id: "price",
      header: "Price",
      sort: "PRICE",
      align: "right",
      minWidth: 90,
      cell: ({ priceAmount }) => <Pounds amount={priceAmount} />,
    },
    {
      id: "stock",
      header: "In stock",
      sort: "STOCK",
      align: "right",
      minWidth: 96,
      cell: ({ quantity }) => numberOf(quantity),
    },
    {
      id: "status",
      header: "Status",
      card: "status",
      minWidth: 120,
      cell: ({ quantity }) =>
        quantity > 0 ? (
          <StatusChip status="active" word="Available" />
        ) : (
          <StatusChip status="inactive" word="Sold out" />
        ),
    },
  ],
});
