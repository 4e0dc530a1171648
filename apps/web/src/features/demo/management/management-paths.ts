const base = "/app/management";

export const productsPath = `${base}/products`;
export const newProductPath = `${base}/products/create`;
export const customersPath = `${base}/customers`;
export const customerPath = (id: string) => `${customersPath}/${id}`;
export const editCustomerPath = (id: string) => `${customersPath}/${id}/edit`;
export const ordersPath = `${base}/orders`;
export const orderPath = (id: string) => `${ordersPath}/${id}`;
export const invoicesPath = `${base}/invoices`;
export const invoicePath = (id: string) => `${invoicesPath}/${id}`;
