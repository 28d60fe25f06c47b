import type { Airport } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, sampleOf, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

/** Typed texts, and the airports that must come first, in this order. */
const searches = `
par CDG ORY|paris CDG ORY|باريس CDG ORY|roissy CDG|cdg CDG|lfpo ORY|orly ORY|charles de gaulle CDG|bva BVA
dubai DXB DWC|dubaï DXB DWC|دبي DXB DWC|dxb DXB|dwc DWC
lon LHR LGW|london LHR LGW|londres LHR LGW|لندن LHR LGW|heathrow LHR|gatwick LGW|هيثرو LHR
seattle SEA|سياتل SEA|st petersburg LED|saint petersburg LED|saint-pétersbourg LED|st. petersburg LED|saintpetersburg LED|leningrad LED|سانت بطرسبرغ LED
koln CGN|köln CGN|koeln CGN|cologne CGN|كولونيا CGN|bali DPS|بالي DPS|denpasar DPS
bombay BOM|mumbai BOM|مومباي BOM|saigon SGN|saïgon SGN|سايغون SGN|tokio HND NRT|tokyo HND NRT|طوكيو HND NRT
münchen MUC|munchen MUC|muenchen MUC|munich MUC|ميونخ MUC|ميونيخ MUC
نيوم NUM|neom NUM|نيو يورك JFK EWR|نيويورك JFK EWR|new york JFK EWR|newyork JFK EWR|new-york JFK EWR|nyc JFK EWR
جده JED|جدة JED|jeddah JED|djeddah JED|jed JED|riyad RUH|الرياض RUH|riyadh RUH|تبوك TUU|tabuk TUU|العلا ULH|alula ULH|al ula ULH|العين AAN|al ain AAN
fes FEZ|fès FEZ|فاس FEZ|marrakech RAK|مراكش RAK|مقديشو MGQ|mogadiscio MGQ|le caire CAI|cairo CAI|القاهرة CAI|القاهره CAI|cai CAI
saint-denis RUN|st denis RUN|peking PEK|pekin PEK|pékin PEK|beijing PEK|canton CAN|madras MAA|calcutta CCU|bangalore BLR|rangoon RGN
ulaanbaatar UBN|bishkek BSZ|astana NQZ|cebu CEB|gibraltar GIB|istanbul IST SAW|constantinople IST|moscow SVO|moscou SVO|موسكو SVO
wien VIE|roma FCO|rome FCO|روما FCO|milano MXP|milan MXP|venezia VCE|praha PRG|warszawa WAW|lisboa LIS|schiphol AMS|amsterdam AMS
genève GVA|venise VCE|bruxelles BRU|barcelone BCN|lisbonne LIS|vienne VIE|édimbourg EDI|copenhague CPH|varsovie WAW|athènes ATH
le cap CPT|alger ALG|oujda OUD|tétouan TTU|la nouvelle-orléans MSY|philadelphie PHL|la havane HAV|koweït KWI|mascate MCT|beyrouth BEY
damas DAM|louxor LXR|assouan ASW|charm el-cheikh SSH|bâle BSL|francfort FRA|gênes GOA|anvers ANR|valence VLC|île maurice MRU
la réunion RUN|phnom penh KTI|siem reap SAI|chengdu TFU|alexandrie HBE|nankin NKG|salzbourg SZG|majorque PMI|rhodes RHO|québec YQB
اسطنبول IST SAW|إسطنبول IST SAW|بيروت BEY|عمان AMM|مسقط MCT|الدوحة DOH|الكويت KWI|المنامة BAH|ابوظبي AUH|أبو ظبي AUH
الشارقة SHJ|الدمام DMM|المدينة المنورة MED|ابها AHB|جازان GIZ|الطائف TIF|بغداد BGW|اربيل EBL|دمشق DAM|صنعاء SAH
عدن ADE|الخرطوم KRT|بورتسودان PZU|طرابلس MJI|بنغازي BEN|تونس TUN|الجزائر ALG|وهران ORN|الدار البيضاء CMN|نواكشوط NKC
فرانكفورت FRA|جنيف GVA|مدريد MAD|برشلونة BCN|كوالالمبور KUL|بانكوك BKK DMK|شرم الشيخ SSH|الاقصر LXR|اسوان ASW|الاسكندرية HBE
الموصل OSM|كركوك KIK|السليمانية ISU|هرغيسا HGA|تمنراست TMR|صفاقس SFA|المكلا RIY
manchester MAN|washington IAD DCA|chicago ORD MDW|houston IAH HOU|dallas DFW DAL|santiago SCL|valencia VLC|barcelona BCN|naples NAP
sao paulo GRU|são paulo GRU|rio GIG|stansted STN|bergamo BGY|medellin MDE|noumea NOU|monrovia ROB|mosul OSM|zagora OZG
istanbull IST|schipholl AMS|casablnca CMN|heathro LHR|st-denis RUN|kiev KBP|bodrum BJV
leningrd LED|münchn MUC|warszwa WAW|constantinopel IST|firenza FLR|saigonn SGN|roisy CDG`
  .split(/[\n|]/)
  .filter(Boolean)
  .map((line) => line.match(/^(.*?)((?: [A-Z]{3})+)$/u) ?? [])
  .map(([, typed = '', codes = '']) => ({ typed, first: codes.trim().split(' ') }));

describeOnDatabase('a search for an airport', (makeApi, database) => {
  // Both databases run the same statement: PGlite is slower, so it gets only the examples of the rules.
  const asked = database === 'postgres' ? sampleOf(searches, 60) : searches.slice(0, 60);
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_airports'] });
  });

  const found = async (q: string) => {
    const url = `/api/v1/airports?${new URLSearchParams({ q }).toString()}`;
    const answer = await api.inject({ method: 'GET', url, headers });
    return answer.json<Page<Airport>>().data.map(({ iata }) => iata);
  };

  it.each(asked)('for $typed ranks $first first', async ({ typed, first }) => {
    expect((await found(typed)).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['UK', 'GB'],
    ['u.k.', 'GB'],
    ['Great Britain', 'GB'],
    ['United Kingdom', 'GB'],
    ['بريطانيا', 'GB'],
    ['egypt', 'EG'],
    ['égypte', 'EG'],
    ['مصر', 'EG'],
    ['Holland', 'NL'],
    ['germany', 'DE'],
    ['switzerl', 'CH'],
  ])('for %s returns airports of that country', async (typed, country) => {
    const url = `/api/v1/airports?${new URLSearchParams({ q: typed }).toString()}`;
    const answer = await api.inject({ method: 'GET', url, headers });
    const countries = answer.json<Page<Airport>>().data.map(({ city }) => city.country.code);
    expect(countries.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => country));
  });

  it('ranks Beauvais after the other airports of Paris', async () => {
    const parisian = (await found('par')).filter((iata) => ['CDG', 'ORY', 'BVA'].includes(iata));
    expect(parisian).toEqual(['CDG', 'ORY', 'BVA']);
  });

  it('has at least 150 examples, in English, French and Arabic', () => {
    expect(searches.length).toBeGreaterThanOrEqual(150);
    expect(new Set(searches.map(({ typed }) => typed)).size).toBe(searches.length);
    expect(searches.filter(({ typed }) => /\p{Script=Arabic}/u.test(typed)).length).toBeGreaterThan(50);
  });

  it.each(['dubay', 'cairro', 'madri'])('ranks approximate matches of %s after exact ones', async (typed) => {
    const all = await api.inject({
      method: 'GET',
      url: `/api/v1/airports?${new URLSearchParams({ q: typed, per_page: '100' }).toString()}`,
      headers,
    });
    const exactly = all
      .json<Page<Airport>>()
      .data.map(({ name, city }) =>
        [name, ...Object.values(city.name)].some((one) => one.toLowerCase().includes(typed)),
      );
    expect(exactly.lastIndexOf(true)).toBeLessThan(
      exactly.includes(false) ? exactly.indexOf(false) : Infinity,
    );
  });

  it('tolerates no typing error in three letters', async () => {
    expect(await found('qzx')).toEqual([]);
  });
});
