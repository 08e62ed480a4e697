-- A row that is deleted looks for those that refer to it in each of these tables.
create index families_product on families (product_id);
create index learning_centers_product on learning_centers (product_id);
create index organization_codes_family on organization_codes (family_id);
create index organization_codes_product on organization_codes (product_id);
create index organization_plans_product on organization_plans (product_id);
create index pending_registrations_family on pending_registrations (family_id);
create index pending_registrations_center on pending_registrations (learning_center_id);
create index pending_registrations_product on pending_registrations (product_id);
create index personal_data_requests_of_family on personal_data_requests (family_id);
create index personal_data_requests_center on personal_data_requests (learning_center_id);
create index purchases_product on purchases (product_id);
create index refund_requests_decided_by on refund_requests (decided_by);
create index refund_requests_payment on refund_requests (payment_id);
create index refund_requests_purchase on refund_requests (purchase_id);
create index school_links_product on school_links (product_id);
