import { demoId } from "./demo-change.ts";
import { demoCustomersBeginning as people } from "./people-beginning.ts";
import type { DemoCustomer, DemoInvoice, DemoItem, DemoOrder, DemoProduct } from "./management.ts";

const day = 86_400_000;
const ago = (now: Date, days: number, hours = 0) => new Date(now.getTime() - days * day - hours * 3_600_000);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** Name, category, product code, price in pence, in stock, text. */
const goods = [
  ["Igbo for Beginners, second edition", "Books", "BK-IGB-01", 1895, 140, "Twelve units with dialogues and a key."],
  ["Yoruba for Beginners", "Books", "BK-YOR-01", 1895, 96, "Twelve units, with tone exercises in each."],
  ["Folk Tales of the Niger", "Books", "BK-TAL-02", 1250, 64, "Twenty tales in two languages, with pictures."],
  ["First 500 Words: Igbo", "Cards and games", "CG-IGB-05", 1499, 210, "Picture cards in a tin."],
  ["First 500 Words: Yoruba", "Cards and games", "CG-YOR-05", 1499, 188, "Picture cards in a tin."],
  ["Market Day, a board game", "Cards and games", "CG-MKT-01", 2995, 32, "Buy, sell and haggle. Two to six players."],
  ["Tone dominoes", "Cards and games", "CG-TON-02", 995, 0, "Match words by their tones."],
  ["Wall map of West Africa", "Classroom", "CL-MAP-01", 2250, 41, "Laminated, 100 by 70 cm."],
  ["Alphabet frieze", "Classroom", "CL-ALP-03", 1150, 75, "Five metres of letters with their signs."],
  ["Whiteboard for two", "Classroom", "CL-WHB-01", 845, 120, "A4, with two pens and a cloth."],
  ["Vocabulary notebook", "Stationery", "ST-NTB-01", 495, 480, "Three columns a page, 120 pages."],
  ["Letter stickers, dotted vowels", "Stationery", "ST-STK-02", 350, 305, "For the keys of a computer."],
] as const;

const item = (n: number, quantity: number): DemoItem => {
  const [name, , , priceAmount] = goods[n] ?? goods[0];
  return { name, quantity, priceAmount };
};
function sumsOf(items: readonly DemoItem[]) {
  const netAmount = items.reduce((total, { quantity, priceAmount }) => total + quantity * priceAmount, 0);
  const vatAmount = Math.round(netAmount / 5);
  return { netAmount, vatAmount, totalAmount: netAmount + vatAmount };
}

const products = (now: Date): DemoProduct[] =>
  goods.map(([name, category, sku, priceAmount, quantity, description], n) => ({
    _id: demoId(10, n + 1),
    name,
    category,
    sku,
    priceAmount,
    quantity,
    description,
    createdAt: ago(now, 200 - n * 11).toISOString(),
  }));

/** Days ago, customer, status, and what was ordered: product and number. */
const bought: readonly [number, number, DemoOrder["status"], ...[number, number][]][] = [
  [0, 0, "pending", [0, 1], [3, 1]],
  [1, 4, "pending", [5, 1]],
  [1, 7, "completed", [10, 12]],
  [2, 2, "completed", [1, 2], [4, 2]],
  [4, 9, "rejected", [7, 1]],
  [5, 1, "completed", [2, 3]],
  [8, 3, "completed", [8, 1], [9, 6]],
  [11, 5, "canceled", [5, 2]],
  [15, 6, "completed", [3, 1], [11, 4]],
  [20, 8, "completed", [0, 8], [10, 8]],
  [26, 0, "completed", [5, 1]],
  [33, 10, "completed", [7, 2], [8, 2]],
  [41, 11, "canceled", [6, 3]],
  [52, 2, "completed", [9, 10]],
];

/** Of each order, the id of its invoice; a refused payment has none. */
const invoiceIds = bought.map(([, , status], n) => (status === "rejected" ? null : demoId(13, n + 1)));

const orders = (now: Date): DemoOrder[] =>
  bought.map(([days, by, status, ...chosen], n) => {
    const [name, email, , city, country] = people[by] ?? people[0];
    const items = chosen.map(([product, quantity]) => item(product, quantity));
    return {
      _id: demoId(12, n + 1),
      number: `DEV-${1060 - n}`,
      customerId: demoId(11, by + 1),
      status,
      items,
      customerName: name,
      customerEmail: email,
      deliveredTo: `${city}, ${country}`,
      placedAt: ago(now, days, 2 + (n % 5)).toISOString(),
      ...sumsOf(items),
      invoiceId: invoiceIds[n] ?? null,
    };
  });

const customers = (now: Date): DemoCustomer[] =>
  people.map(([name, email, phone, city, country, isVerified], n) => {
    const own = orders(now).filter((order) => order.customerId === demoId(11, n + 1));
    const paid = own.filter(({ status }) => status === "completed");
    return {
      _id: demoId(11, n + 1),
      name,
      email,
      phone,
      city,
      country,
      isVerified,
      orderCount: own.length,
      spentAmount: paid.reduce((total, { totalAmount }) => total + totalAmount, 0),
      createdAt: ago(now, 400 - n * 27).toISOString(),
    };
  });

const invoices = (now: Date): DemoInvoice[] =>
  orders(now)
    .filter(({ invoiceId }) => invoiceId !== null)
    .map((order, n) => {
      const { customerId, customerName, customerEmail, deliveredTo, items, placedAt } = order;
      const { netAmount, vatAmount, totalAmount } = order;
      return {
        _id: order.invoiceId ?? "",
        orderId: order._id,
        number: `DEMO-${String(214 - n).padStart(4, "0")}`,
        items,
        customerId,
        customerName,
        customerEmail,
        billedTo: deliveredTo,
        status: order.status === "completed" ? ("paid" as const) : (order.status as "pending" | "canceled"),
        issuedOn: placedAt.slice(0, 10),
        dueOn: dateOf(new Date(Date.parse(placedAt) + 14 * day)),
        netAmount,
        vatAmount,
        totalAmount,
      };
    });

/** What a reset brings back, with dates before the given day. */
export const managementBeginning = {
  products: (now: Date) => ({ products: products(now) }),
  orders: (now: Date) => ({ orders: orders(now) }),
  customers: (now: Date) => ({ customers: customers(now) }),
  invoices: (now: Date) => ({ invoices: invoices(now) }),
};
