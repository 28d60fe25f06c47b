import { idOf } from '../ids';
import { chainData, testChain, type ChainData, type ProgrammeReference } from './chains.data';

export interface Brand {
  id: string;
  name: string;
  stars: number;
}

export interface Chain {
  id: string;
  name: string;
  programme: ProgrammeReference | null;
  brands: readonly Brand[];
}

const chainOf = ({ name, programme, brands }: ChainData): Chain => ({
  id: idOf('chn', name),
  name,
  programme,
  brands: Object.entries(brands).map(([brand, stars]) => ({ id: idOf('bra', brand), name: brand, stars })),
});

export const duffelHotels = chainOf(testChain);
/** The chains of the cities; the test hotels have their own. */
export const cityChains: readonly Chain[] = chainData.map(chainOf);
export const allChains: readonly Chain[] = [duffelHotels, ...cityChains];
export const allBrands: readonly Brand[] = allChains.flatMap(({ brands }) => brands);
