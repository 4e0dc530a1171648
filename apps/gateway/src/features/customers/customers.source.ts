import { isCustomer, isSafeguardingNote, type Dependent } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { mostRows } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const customers = arrayOf(isCustomer);
const safeguardingNotes = arrayOf(isSafeguardingNote);
const texts = arrayOf((value): value is string => typeof value === "string");

/** What is known of a person before they are added. */
export interface LikelyPerson {
  email?: string | null;
  phoneNumber?: string | null;
  lastName?: string | null;
  regionId?: string | null;
}

export class CustomersSource extends recordSource("Customer") {
  /** Existing customers who may be the person about to be added. */
  likely({ email, phoneNumber, lastName, regionId }: LikelyPerson) {
    return this.rest.get(`/people/likely-customers?${queryOf({ email, phoneNumber, lastName, regionId })}`, customers);
  }

  tags() {
    return this.rest.get("/people/customer-tags", texts);
  }
}

export class DependentsSource extends recordSource("Dependent") {
  /** The active dependents of some customers, by name. */
  ofCustomers(customerIds: readonly string[]): Promise<Dependent[]> {
    return allPages(mostRows, (page) =>
      this.list(queryOf({ customerId: customerIds, status: "active", sort: "name", page, pageSize: mostRows })),
    );
  }

  /** Safeguarding notes of some dependents; reading them is logged. */
  safeguardingNotes(ids: readonly string[]) {
    return this.rest.get(`/people/safeguarding-notes?${queryOf({ id: ids })}`, safeguardingNotes);
  }
}
