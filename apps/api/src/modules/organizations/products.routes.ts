import { productsCalls } from '@flink/contract/calls/products.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function productsRoutes({ menus, organizations }: Pick<Services, 'menus' | 'organizations'>) {
  return routesOf(productsCalls)({
    offeredProducts: async ({ scope }) => ({ success: true, data: await menus.productsFor(scope) }),
    productsForUser: async ({ scope }) => ({ success: true, data: await menus.productsFor(scope) }),
    productSolutions: async ({ scope, params }) => ({
      success: true,
      data: await menus.solutionsFor(scope, params.id),
    }),
    offeredSolutions: async ({ scope, query }) => ({
      success: true,
      data: await menus.solutions(scope, query),
    }),
    solutionsOfCenter: async ({ scope, params }) => {
      const productId = await organizations.productOfCenter(scope, params.id);
      return { success: true, data: productId === null ? [] : await menus.solutionsOf(productId) };
    },
  });
}
