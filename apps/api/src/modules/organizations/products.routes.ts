import { productsCalls } from '@flink/contract/calls/products.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function productsRoutes({ menus, organizations }: Pick<Services, 'menus' | 'organizations'>) {
  return routesOf(productsCalls)({
    offeredProducts: async () => ({ success: true, data: await menus.products() }),
    productsForUser: async ({ scope }) => ({ success: true, data: await menus.productsFor(scope) }),
    productSolutions: async ({ params }) => ({ success: true, data: await menus.solutionsOf(params.id) }),
    offeredSolutions: async ({ query }) => ({ success: true, data: await menus.solutions(query) }),
    solutionsOfCenter: async ({ scope, params }) => {
      const productId = await organizations.productOfCenter(scope, params.id);
      return { success: true, data: productId === null ? [] : await menus.solutionsOf(productId) };
    },
  });
}
