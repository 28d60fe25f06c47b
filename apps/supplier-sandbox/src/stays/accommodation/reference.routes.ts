import { z } from 'zod';
import type { Routes } from '../../context';
import { notFound } from '../../http/errors';
import { readQuery } from '../../http/validate';
import { allBrands, allChains } from '../world/chains';
import { programmes } from '../world/chains.data';

/** Chains, brands and loyalty programs: whole lists, without pages (STAYS 1). */
export const stayReferenceRoutes: Routes = (app, { address }) => {
  const serve = (path: string, what: string, items: readonly { id: string; name: string }[]) => {
    const bare = items.map(({ id, name }) => ({ id, name }));
    app.get(path, () => ({ data: bare }));
    app.get(`${path}/:id`, (request) => {
      const { id } = readQuery(z.object({ id: z.string() }), request.params);
      const data = bare.find((one) => one.id === id);
      if (!data) throw notFound(what);
      return { data };
    });
  };
  serve('/stays/brands', 'brand', allBrands);
  serve('/stays/chains', 'chain', allChains);

  app.get('/stays/loyalty_programmes', () => ({
    data: Object.entries(programmes).map(([reference, name]) => ({
      reference,
      name,
      logo_url_svg: `${address.url}/pictures/${reference}/logo.svg`,
      logo_url_png_small: `${address.url}/pictures/${reference}/logo.png`,
    })),
  }));
};
