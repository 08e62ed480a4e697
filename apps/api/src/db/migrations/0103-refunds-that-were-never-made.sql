-- A server that stopped between the decision and the refund left the payment paid. The job makes these refunds now.
update payments set state = 'refunding', updated_at = now()
from refund_requests as request
where request.payment_id = payments._id and request.state = 'granted'
  and payments.state = 'paid' and payments.dispute is distinct from 'open';
