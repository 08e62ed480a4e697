import { z } from 'zod';
import { STAFF } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { id, localeCode, sent } from '../entities/shape.ts';

const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

const product = z.object({ _id: id, name: z.string(), onePerson: z.boolean() });
const solution = z.object({ _id: id, displayName: z.string(), productId: id, locale: localeCode });

/** What there is to sell and to play, for who works here (spec 3 §7.6); who changes it is in `resources`. */
export const productsCalls = {
  offeredProducts: defineCall({
    method: 'GET',
    path: '/api/products',
    summary: 'All products; to a teacher those that were given to them',
    access: STAFF,
    reply: answer(z.array(product)),
  }),
  productsForUser: defineCall({
    method: 'GET',
    path: '/api/products/get-user-available',
    summary:
      'The products that the person asking may give: a teacher those that were given to them, others all',
    access: STAFF,
    reply: answer(z.array(product)),
  }),
  productSolutions: defineCall({
    method: 'GET',
    path: '/api/products/{id}/solutions-list',
    summary: 'The solutions of a product, in their order',
    access: STAFF,
    params: sent({ id }),
    reply: answer(z.array(solution)),
    errors: ['notFound'],
  }),
  offeredSolutions: defineCall({
    method: 'GET',
    path: '/api/solutions',
    summary: 'All solutions, or those of a product or in a language; to a teacher those of the own products',
    access: STAFF,
    query: sent({ productId: id.optional(), locale: localeCode.optional() }),
    reply: answer(z.array(solution)),
  }),
  solutionsOfCenter: defineCall({
    method: 'GET',
    path: '/api/solutions/get-by-learning-center/{id}',
    summary: 'What the families of a learning center play with, unless their code says otherwise',
    access: STAFF,
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: answer(z.array(solution)),
    errors: ['notFound'],
  }),
};
