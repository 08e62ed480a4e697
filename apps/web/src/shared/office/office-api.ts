import { createClient } from '@flink/contract/client/client.ts';
import { officeEndpoints } from '@flink/contract/client/office-endpoints.gen.ts';
import { apiAt } from '../api.ts';

/** As `api`, for what only the office asks. */
export const officeApi = createClient(apiAt, officeEndpoints);
