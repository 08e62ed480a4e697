-- Whether anybody below an organisation pays by the hour is asked with its configuration.
create index families_prepaid on families (learning_center_id) where is_prepaid_customer;
