-- No entry comes into a closed month, and none that stands there changes. Whoever writes past the services is refused too.
CREATE FUNCTION refuse_closed_month(region text, day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF region IS NULL OR day IS NULL THEN RETURN; END IF;
  -- Whoever closes a month holds its region.
  PERFORM FROM regions WHERE id = region FOR KEY SHARE;
  IF EXISTS (SELECT FROM closed_months WHERE region_id = region AND month = to_char(day, 'YYYY-MM') AND reopened_at IS NULL) THEN
    RAISE EXCEPTION 'The books of region % are closed for %.', region, to_char(day, 'YYYY-MM');
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION guard_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region_id, new.day) FROM credit_lots WHERE id = new.lot_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_open_month AFTER INSERT ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION guard_credit_entry();--> statement-breakpoint
CREATE FUNCTION guard_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(old.region_id, day) FROM credit_entries WHERE lot_id = old.id;
  PERFORM refuse_closed_month(new.region_id, day) FROM credit_entries WHERE lot_id = old.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_lots_open_month AFTER UPDATE ON "credit_lots" FOR EACH ROW WHEN ((old.region_id, old.currency, old.unit) IS DISTINCT FROM (new.region_id, new.currency, new.unit)) EXECUTE FUNCTION guard_credit_lot();--> statement-breakpoint
CREATE FUNCTION guard_billable_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(new.region_id, new.day);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER billable_items_open_month AFTER INSERT ON "billable_items" FOR EACH ROW EXECUTE FUNCTION guard_billable_item();--> statement-breakpoint
CREATE FUNCTION guard_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region_id, new.issued_on) FROM invoices WHERE id = new.invoice_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_notes_open_month AFTER INSERT ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION guard_credit_note();--> statement-breakpoint
CREATE FUNCTION guard_write_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region_id, new.day) FROM invoices WHERE id = new.invoice_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER write_offs_open_month AFTER INSERT ON "write_offs" FOR EACH ROW EXECUTE FUNCTION guard_write_off();--> statement-breakpoint
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.way NOT IN ('bank', 'cash') THEN RETURN NULL; END IF;
  PERFORM refuse_closed_month(coalesce(invoices.region_id, payments.region_id), coalesce(new.booked_on, new.refunded_on))
    FROM payments LEFT JOIN invoices ON invoices.id = new.invoice_id WHERE payments.id = new.payment_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_open_month AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION guard_refund();--> statement-breakpoint
-- What an invoice says in the books: that it was sent, and that it was voided.
CREATE FUNCTION books_of_invoice(one invoices) RETURNS TABLE (region text, day date, said text) LANGUAGE sql STABLE AS $$
  SELECT one.region_id, one.issued_on, concat_ws(' ', 'sent', one.currency, one.total) WHERE one.status <> 'draft'
  UNION ALL
  SELECT one.region_id, coalesce(one.voided_on, one.issued_on), concat_ws(' ', 'void', one.currency, one.total) WHERE one.status = 'void';
$$;--> statement-breakpoint
CREATE FUNCTION guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region, day) FROM (
    (SELECT * FROM books_of_invoice(old) EXCEPT ALL SELECT * FROM books_of_invoice(new))
    UNION ALL (SELECT * FROM books_of_invoice(new) EXCEPT ALL SELECT * FROM books_of_invoice(old))) AS changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_open_month AFTER INSERT OR UPDATE OF region_id, currency, total, status, issued_on, voided_on OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION guard_invoice();--> statement-breakpoint
-- What a payment says in the books: that it came, and that it was taken back.
CREATE FUNCTION books_of_payment(one payments) RETURNS TABLE (region text, day date, said text) LANGUAGE sql STABLE AS $$
  SELECT one.region_id, coalesce(one.booked_on, one.received_on), concat_ws(' ', 'came', one.currency, one.amount)
    WHERE one.status IN ('succeeded', 'part-refunded', 'refunded', 'disputed', 'taken-back')
  UNION ALL
  SELECT one.region_id, coalesce(one.taken_back_on, one.booked_on, one.received_on), concat_ws(' ', 'taken back', one.currency, one.amount)
    WHERE one.status = 'taken-back';
$$;--> statement-breakpoint
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region, day) FROM (
    (SELECT * FROM books_of_payment(old) EXCEPT ALL SELECT * FROM books_of_payment(new))
    UNION ALL (SELECT * FROM books_of_payment(new) EXCEPT ALL SELECT * FROM books_of_payment(old))) AS changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_open_month AFTER INSERT OR UPDATE OF region_id, currency, amount, status, received_on, booked_on, taken_back_on OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION guard_payment();--> statement-breakpoint
-- A closed month is only ever reopened: the newest first. Months close in order, and never the running one.
CREATE FUNCTION guard_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begin_on date;
  zone text;
BEGIN
  IF tg_op = 'DELETE' THEN RAISE EXCEPTION 'A closed month is reopened, never deleted.'; END IF;
  SELECT books_begin_on, time_zone INTO begin_on, zone FROM regions WHERE id = new.region_id FOR UPDATE;
  IF tg_op = 'UPDATE' THEN
    IF old.reopened_at IS NOT NULL OR new.reopened_at IS NULL
      OR (old.id, old.created_at, old.created_by, old.region_id, old.month, old.sums)
        IS DISTINCT FROM (new.id, new.created_at, new.created_by, new.region_id, new.month, new.sums) THEN
      RAISE EXCEPTION 'A closed month is only ever reopened.';
    END IF;
    IF EXISTS (SELECT FROM closed_months WHERE region_id = new.region_id AND month > new.month AND reopened_at IS NULL) THEN
      RAISE EXCEPTION 'A month after % is closed.', new.month;
    END IF;
    RETURN new;
  END IF;
  IF begin_on IS NULL OR new.month < to_char(begin_on, 'YYYY-MM') THEN
    RAISE EXCEPTION 'The books do not have %.', new.month;
  END IF;
  IF new.month >= to_char(new.created_at AT TIME ZONE zone, 'YYYY-MM') THEN
    RAISE EXCEPTION '% was not over.', new.month;
  END IF;
  IF new.month > to_char(begin_on, 'YYYY-MM') AND NOT EXISTS (
    SELECT FROM closed_months WHERE region_id = new.region_id AND reopened_at IS NULL
      AND month = to_char(to_date(new.month, 'YYYY-MM') - 1, 'YYYY-MM')) THEN
    RAISE EXCEPTION 'The month before % is not closed.', new.month;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER closed_months_kept BEFORE INSERT OR UPDATE OR DELETE ON "closed_months" FOR EACH ROW EXECUTE FUNCTION guard_closed_month();
