-- Consumer support decides on the money of families. Whoever sets their passwords could pay with their cards.
update roles set permissions = permissions #- '{admin,families,edit}' where alias = 'CONSUMER_REP';
