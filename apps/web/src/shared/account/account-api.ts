import { accountEndpoints } from '@flink/contract/client/account-endpoints.gen.ts';
import { createClient } from '@flink/contract/client/client.ts';
import { apiAt } from '../api.ts';

/** As `api`, for what families ask about their money: no first load carries where it is. */
export const accountApi = createClient(apiAt, accountEndpoints);
