import { createClient } from '@flink/contract/client/client.ts';
import { ownDataEndpoints } from '@flink/contract/client/own-data-endpoints.gen.ts';
import { apiAt } from '../api.ts';

/** As `api`, for what families seldom ask: no first load carries where it is. */
export const ownDataApi = createClient(apiAt, ownDataEndpoints);
