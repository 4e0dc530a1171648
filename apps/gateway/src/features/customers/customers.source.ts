import type { CustomerEvent, DependentEvent } from "@app/domain/people/people-enums.ts";
import {
  isCustomer,
  isCustomerNote,
  isDependent,
  isSafeguardingNote,
  type Customer,
  type CustomerNote,
  type Dependent,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { mostRows, RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
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

export class CustomersSource extends RecordSource<Customer, CustomerEvent | "archive" | "restore"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/people/customers", entity: "Customer", check: isCustomer });
  }

  /** Existing customers who may be the person about to be added. */
  likely({ email, phoneNumber, lastName, regionId }: LikelyPerson) {
    return this.rest.get(`/people/likely-customers?${queryOf({ email, phoneNumber, lastName, regionId })}`, customers);
  }

  tags() {
    return this.rest.get("/people/customer-tags", texts);
  }
}

export class DependentsSource extends RecordSource<Dependent, DependentEvent> {
  constructor(v2: RestV2) {
    super(v2, { path: "/people/dependents", entity: "Dependent", check: isDependent });
  }

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

export class CustomerNotesSource extends RecordSource<CustomerNote, "pin" | "unpin" | "delete" | "restore"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/people/customer-notes", entity: "Note", check: isCustomerNote });
  }
}
