import { glossaryTerms } from '@flink/contract/resources/glossary.ts';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

export const glossaryResource = serve(glossaryTerms, { table: 'glossary_terms', seenIn: EVERYBODY });
