/**
 * Corrected city names, compiled by hand for Traveldesk from common French and Arabic usage: the original code, then the name in English,
 * French and Arabic; empty keeps the name.
 */
export const cityNames: readonly string[][] = `
AAC||El-Arich|العريش
AAE|||عنابة
AAL|||ألبورغ
AAN||Al Aïn|العين
AAR|||آرهوس
AAY|||الغيضة
ABD|||عبادان
ABQ|||ألباكركي
ABS||Abou Simbel|أبو سمبل
ABT||Al Baha|الباحة
ABZ|||أبردين
ACA|||أكابولكو
ACE|||لانزاروت
ADL||Adélaïde|أديلايد
AER||Sotchi|سوتشي
AEY|||أكوريري
AGP||Malaga|مالقة
AGR|||أغرا
AGT|||سيوداد ديل إستي
AJA|||أجاكسيو
AJF||Sakaka (Al-Jouf)|سكاكا (الجوف)
AJN|||أنجوان
AJY|||أغاديز
AKF||Koufra|الكفرة
AKL|||أوكلاند
ALB|||ألباني
ALC|||أليكانتي
AMD|||أحمد آباد
ANC|||أنكوريج
ANF|||أنتوفاغاستا
ANR||Anvers|أنتويرب
ANU|||أنتيغوا
AOI||Ancône|أنكونا
APL|||نامبولا
APW|||آبيا
AQI||Al Qaisumah|القيصومة
AQP|||أريكيبا
ARH|||أرخانغلسك
ASB||Achgabat|عشق آباد
ASF|||أستراخان
ASO|||أصوصا
ASR|||قيصري
ASU||Asuncion|أسونسيون
ATQ|||أمريتسار
ATZ||Assiout|أسيوط
AUA|||أروبا
AUS|||أوستن
AVN|||أفينيون
AWZ|||الأهواز
AXA|||ذا فالي
AZR|||أدرار
BAQ|||بارانكيا
BAX|||بارناول
BBO|||بربرة
BBR|||باس تير
BCD|||باكولود
BDA|||هاميلتون
BDJ|||بانجارماسين
BDL|||هارتفورد
BDO|||باندونغ
BDS|||برينديزي
BEL|||بيليم
BEN|||بنغازي
BES|||بريست
BEW|||بيرا
BFI|||سياتل
BFS|||بلفاست
BGF|||بانغي
BGI|||بريدجتاون
BGO|||بيرغن
BHH||Bicha|بيشة
BHK||Boukhara|بخارى
BHM|||برمنغهام
BHQ|||بروكن هيل
BHX|||برمنغهام
BHZ|||بيلو هوريزونتي
BIA|||باستيا
BIO|||بلباو
BIQ|||بياريتز
BJA|||بجاية
BJL|||بانجول
BJM|||بوجومبورا
BJR|||بحر دار
BJV|Bodrum|Bodrum|بودروم
BJX|||ليون
BJZ|||بطليوس
BKI|||كوتا كينابالو
BLA|||برشلونة
BLJ|||باتنة
BLL|||بيلوند
BLQ||Bologne|بولونيا
BLW|||بلدوين
BLZ|||بلانتير
BMW|||برج باجي مختار
BNA|||ناشفيل
BND|||بندر عباس
BNE|||بريزبن
BOD|||بوردو
BOI|||بويسي
BOJ||Bourgas|بورغاس
BON|||كرالينديك
BOO|||بودو
BPN|||باليكبابان
BRC||Bariloche|باريلوتشي
BRE||Brême|بريمن
BRI|||باري
BRN||Berne|برن
BRQ|||برنو
BRS|||بريستول
BSA||Bosasso|بوصاصو
BSB||Brasilia|برازيليا
BSG|||باتا
BSK|||بسكرة
BSL||Bâle-Mulhouse|بازل
BSZ|Bishkek|Bichkek|بيشكيك
BTH|||باتام
BTJ|||باندا آتشيه
BTV|||برلنغتون
BUF|||بوفالو
BUQ|||بولاوايو
BUR|||بربانك
BUS||Batoumi|باتومي
BUT|Bumthang|Bumthang|بومتانغ
BUZ||Bouchehr|بوشهر
BWI|Baltimore|Baltimore|بالتيمور
BWN|||بندر سري بكاوان
BYK|||بواكيه
BZE|||مدينة بليز
CAE|||كولومبيا
CAG|||كالياري
CAP|||كاب هايتيان
CAY|||كايين
CBB|||كوتشابامبا
CBH|||بشار
CBR|||كانبرا
CCJ|Kozhikode|Calicut|كوزيكود
CCK||Îles Cocos|جزر كوكوس
CCS|||كاراكاس
CEB|Cebu|Cebu|سيبو
CEI|||شيانغ راي
CEK||Tcheliabinsk|تشيليابينسك
CFE|||كليرمون فيران
CFK|||الشلف
CFU||Corfou|كورفو
CGB|||كويابا
CGO|||تشنغتشو
CGP|Chattogram||شيتاغونغ
CGQ|||تشانغتشون
CGR|||كامبو غراندي
CHC|||كرايستشيرش
CHQ||La Canée|خانيا
CHS|||تشارلستون
CIT||Chymkent|شيمكنت
CJS|||سيوداد خواريز
CJU|||جيجو
CKG|||تشونغتشينغ
CLE|||كليفلاند
CLJ|||كلوج نابوكا
CLO|||كالي
CLT|||شارلوت
CLY|||كالفي
CMF|||شامبيري
CMH|||كولومبوس
CND|||كونستانتسا
CNS|||كيرنز
CNX|||شيانغ ماي
COK|Kochi|Cochin|كوتشي
COO|||كوتونو
COR|||قرطبة
COS|||كولورادو سبرينغز
COV|Adana|Adana|أضنة
CSX|||تشانغشا
CTA||Catane|كاتانيا
CTG||Carthagène|قرطاجنة
CTU|||تشنغدو
CUL|||كولياكان
CUR|||ويلمستاد
CUU|||تشيواوا
CUZ||Cuzco|كوسكو
CWB|||كوريتيبا
CWL|||كارديف
CZM|||كوزوميل
CZX|||تشانغتشو
DAD|||دا نانغ
DAY|||دايتون
DBB||El-Alamein|العلمين
DBV|||دوبروفنيك
DIL|||ديلي
DIR|||دير داوا
DIY|||ديار بكر
DJG|||جانت
DJJ|||جايابورا
DLA|||دوالا
DLC|||داليان
DLM|||دالامان
DNK|||دنيبرو
DNR|||دينار
DOD|||دودوما
DOG|||دنقلا
DOM|Roseau|Roseau|روسو
DQM|||الدقم
DRS||Dresde|دريسدن
DRW|||داروين
DSM|||دي موين
DTM|||دورتموند
DUD|||دنيدن
DUR|||ديربان
DVO||Davao|دافاو
DWD|||الدوادمي
DYR|||أنادير
DYU||Douchanbé|دوشنبه
DZA|||دزاودزي
DZH|||داتشو
EAM||Nadjran|نجران
EBD|||الأبيض
ECN||Nicosie|نيقوسيا
EFL||Céphalonie|كيفالونيا
EIN|||أيندهوفن
EIS|||تورتولا
EJH|||الوجه
ELF|||الفاشر
ELG||El Goléa (El Menia)|المنيعة
ELP|||إل باسو
ELQ||Buraydah (Al-Qassim)|بريدة (القصيم)
ELU|||الوادي
EMA|||نوتنغهام
ENU|||إينوغو
EOH|||ميديلين
ERH|||الرشيدية
ERZ|||أرضروم
ESU|||الصويرة
ETM|||إيلات
EUN||Laâyoune|العيون
EYW|||كي ويست
EZS||Elâzığ|إلازغ
FAE|||فاغار
FAI|||فيربانكس
FAO|||فارو
FAT|||فرزنو
FBM|||لوبومباشي
FDF|||فور دو فرانس
FEG||Ferghana|فرغانة
FEZ||Fès|فاس
FJR||Fujaïrah|الفجيرة
FKI|||كيسانغاني
FLL|||فورت لودرديل
FLN|||فلوريانوبوليس
FMO|||مونستر
FNC|||فونشال
FNI|||نيم
FNJ|||بيونغ يانغ
FOC|||فوتشو
FOR|||فورتاليزا
FSC|||فيغاري
FSP|||سان بيير
FUE|||فويرتيفنتورا
FUK|||فوكوكا
FUN|||فونافوتي
GAE|||قابس
GAF|||قفصة
GAN|Gan|Gan|غان
GAU|||غواهاتي
GBE|||غابورون
GCI|Guernsey|Guernesey|غيرنزي
GCM|||غراند كايمان
GDL|||غوادالاخارا
GDN||Gdansk|غدانسك
GDQ|||غوندار
GDT||Grand Turk|غراند ترك
GDX|||ماغادان
GEA|||نوميا
GEO|||جورجتاون
GGR|||غاروي
GHA|||غرداية
GHT|||غات
GIB|Gibraltar|Gibraltar|جبل طارق
GIZ|||جازان
GJL|||جيجل
GLA|||غلاسكو
GLK|||غالكعيو
GNB|||غرونوبل
GND||Saint-Georges|سانت جورجز
GNY|||شانلي أورفة
GOA||Gênes|جنوة
GOH|||نوك
GOI|Goa|Goa|غوا
GOJ||Nijni Novgorod|نيجني نوفغورود
GOM|||غوما
GOT||Göteborg|غوتنبرغ
GOX|||موبا
GRQ||Groningue|خرونينغن
GRR|||غراند رابيدز
GRV|||غروزني
GRX||Grenade|غرناطة
GRZ|||غراتس
GSM|||قشم
GSV|||ساراتوف
GUA||Guatemala|مدينة غواتيمالا
GUM|||هاغاتنا
GUW||Atyraou|أتيراو
GXF||Seiyoun|سيئون
GYE|||غواياكيل
GYN|||غويانيا
GZT|||غازي عنتاب
HAH|||موروني
HAJ||Hanovre|هانوفر
HAK|||هايكو
HAS||Haïl|حائل
HBA|||هوبارت
HDY|||هات ياي
HEA||Hérat|هرات
HER||Héraklion|هيراكليون
HET|||هوهيهوت
HFA||Haïfa|حيفا
HFE|||خفي
HGA|||هرغيسا
HGH|||هانغتشو
HHN|||هان
HIJ|||هيروشيما
HIR|||هونيارا
HKT|||بوكيت
HLE|||جيمستاون
HMB|||سوهاج
HME|||حاسي مسعود
HMO|||هيرموسيو
HNL|||هونولولو
HOD||Hodeïda|الحديدة
HOF||Hofuf (Al-Ahsa)|الهفوف (الأحساء)
HRB|||هاربين
HRE|||هراري
HRI|||هامبانتوتا
HRK|||خاركيف
HSV|||هانتسفيل
HTY|||هاتاي
HUI||Hué|هوي
HUX|||هواتولكو
IAM|||إن أمناس
IAS|||ياش
IBZ|||إيبيزا
ICT|||ويتشيتا
IFN||Ispahan|أصفهان
IGR|||بويرتو إغوازو
IGU|||فوز دو إيغواسو
IKT||Irkoutsk|إيركوتسك
ILO|||إيلويلو
INC|||ينتشوان
IND|||إنديانابوليس
INI|||نيش
INN|||إنسبروك
INU|||يارين
INV|||إنفرنيس
INZ|||عين صالح
IOM|Isle of Man|Île de Man|جزيرة مان
IPC||Île de Pâques|جزيرة الفصح
IPH|||إيبوه
ISG|||إيشيغاكي
ISU||Souleimaniye|السليمانية
IUE|||ألوفي
IZA|||جويز دي فورا
JAF|||جافنا
JAI|||جايبور
JAN|||جاكسون
JAX|||جاكسونفيل
JER|||جيرزي
JHB|||جوهر بهرو
JJN|||تشيوانتشو
JMK|||ميكونوس
JNU|||جونو
JRO||Kilimandjaro|كليمنجارو
JTR||Santorin|سانتوريني
JUB||Djouba|جوبا
KAC||Qamichli|القامشلي
KAN|||كانو
KBR|||كوتا بهرو
KBV|||كرابي
KCH|||كوتشينغ
KDH|||قندهار
KER|||كرمان
KGD|||كالينينغراد
KGF|||كاراغندا
KGL|||كيغالي
KGS|||كوس
KHG|||كاشغر
KHH|||كاوهسيونغ
KHN|||نانتشانغ
KHS|||خصب
KHV|||خاباروفسك
KIH||Kish|كيش
KIJ|||نيغاتا
KIN|||كينغستون
KIS|||كيسومو
KJA||Krasnoïarsk|كراسنويارسك
KKJ|||كيتاكيوشو
KLO|||كاليبو
KLU|||كلاغنفورت
KLX|||كالاماتا
KMC||Cité militaire du roi Khalid|مدينة الملك خالد العسكرية
KMG|||كونمينغ
KMI|||ميازاكي
KMJ|Kumamoto|Kumamoto|كوماموتو
KNO|||ميدان
KOJ|||كاغوشيما
KRN|||كيرونا
KRR|||كراسنودار
KRS|||كريستيانساند
KSA|||كوسراي
KSC|||كوشيتسه
KSL|||كسلا
KTT|||كيتيلا
KTW|||كاتوفيتسه
KUF|||سامارا
KUN|||كاوناس
KUT||Koutaïssi|كوتايسي
KVA|||كافالا
KWA|||كواجالين
KWE|||قوييانغ
KWI||Koweït City|
KWL|||قويلين
KYA|||قونية
KZN|||قازان
LAD|||لواندا
LAQ||El Beïda|البيضاء
LAS|||لاس فيغاس
LBA|||ليدز
LBD||Khodjent|خوجند
LCJ|||لودز
LDE|||تارب
LEI|||ألمرية
LEJ|||لايبزيغ
LEX|||ليكسينغتون
LGB|||لونغ بيتش
LGG|||لييج
LGK|||لنكاوي
LHW|||لانتشو
LIG|||ليموج
LIL|||ليل
LIR|||ليبيريا
LIT|||ليتل روك
LJG|||ليجيانغ
LKO|||لكناو
LLA|||لوليا
LLW|||ليلونغوي
LNZ|||لينتس
LOP|Lombok|Lombok|لومبوك
LPA||Grande Canarie|غران كناريا
LPB|||لاباز
LPL|||ليفربول
LPQ|||لوانغ برابانغ
LRH|||لاروشيل
LRM|||لا رومانا
LST|||لونسستون
LUG|||لوغانو
LUN|||لوساكا
LVI|||ليفينغستون
LWN|||غيومري
LWO|||لفيف
LXA|||لاسا
LYP|||فيصل آباد
LYR|||لونغياربين
MAA||Madras|تشيناي
MAH||Minorque|منورقة
MAJ|||ماجورو
MAM|||ماتاموروس
MAO|||ماناوس
MAR|||ماراكايبو
MBA|||مومباسا
MBJ|||مونتيغو باي
MCI|||كانساس سيتي
MCX||Makhatchkala|محج قلعة
MCZ|||ماسيو
MDC|||مانادو
MDL|||ماندالاي
MDZ|||مندوزا
MEM|||ممفيس
MFM||Macao|ماكاو
MGA|||ماناغوا
MGQ||Mogadiscio|مقديشو
MHD||Machhad|مشهد
MHQ|||ماريهامن
MHT|||مانشستر
MID|||ميريدا
MJM|||مبوجي مايي
MJT||Mytilène|ميتيليني
MKE|||ميلووكي
MLN|||مليلية
MLX|||ملاطية
MMK||Mourmansk|مورمانسك
MMX|||مالمو
MNI|Montserrat|Montserrat|مونتسرات
MOB|||موبيل
MPL|||مونبلييه
MPM|||مابوتو
MQC|||ميكلون
MQM|||ماردين
MQX||Mekele|مقلي
MRA|||مصراتة
MRU||Île Maurice|
MRV|||مينيرالني فودي
MSN|||ماديسون
MSP|||مينيابوليس
MST|||ماستريخت
MSU|||ماسيرو
MSY||La Nouvelle-Orléans|نيو أورلينز
MTM|||ميتلاكاتلا
MTY|||مونتيري
MUH||Marsa Matrouh|مرسى مطروح
MUX|||ملتان
MVD|||مونتيفيديو
MWX|||موان
MWZ|||موانزا
MYJ|||ماتسوياما
MYR|||ميرتل بيتش
MYY|||ميري
MZR||Mazar-e-Charif|مزار شريف
MZT|||مازاتلان
NAN|||نادي
NAS|||ناساو
NAT|||ناتال
NCL|||نيوكاسل
NDB|||نواذيبو
NDR|||الناظور
NGB|||نينغبو
NGO|||ناغويا
NGS|||ناغازاكي
NKG||Nankin|نانجينغ
NLA|||ندولا
NLK||Île Norfolk|جزيرة نورفولك
NMA|||نامانغان
NNG|||ناننينغ
NOS|||نوسي بي
NOZ|||نوفوكوزنتسك
NQZ|Astana|Astana|أستانا
NSN|||نيلسون
NTE|||نانت
NTL|||نيوكاسل
NUE|||نورنبرغ
NUM|||نيوم
NYT|||نايبيداو
OAK|||أوكلاند
OAX|||واهاكا
ODS||Odessa|أوديسا
OGX|||ورقلة
OHD|||أوخريد
OHS|||صحار
OIT|||أويتا
OKA|||أوكيناوا
OKC|||أوكلاهوما سيتي
OLB|||أولبيا
OMA|||أوماها
OMS|||أومسك
ONT|||أونتاريو
OOL|||غولد كوست
OPO|||بورتو
ORF|||نورفولك
ORK|||كورك
ORL|||أورلاندو
OSR|||أوسترافا
OSS||Och|أوش
OST||Ostende|أوستند
OUD|||وجدة
OUL|||أولو
OUZ||Zouérate|ازويرات
OVB||Novossibirsk|نوفوسيبيرسك
OXB|||بيساو
OZZ|||ورزازات
PAP|||بورت أو برانس
PBH|||بارو
PBI|||وست بالم بيتش
PBM|||باراماريبو
PDG|||بادانغ
PDL|||بونتا ديلغادا
PDP|||بونتا ديل إستي
PDX|||بورتلاند
PEE|||بيرم
PEG||Pérouse|بيروجا
PEN|||بينانغ
PER|||بيرث
PEW|||بيشاور
PFO|||بافوس
PGF|||بربينيان
PHC|||بورت هاركورت
PHH|||بوخارا
PHL||Philadelphie|فيلادلفيا
PHX|||فينيكس
PIT|||بيتسبرغ
PKU|||بكنبارو
PLM|||باليمبانغ
PLS|||بروفيدنسياليس
PLZ|||بورت إليزابيث
PMI||Palma de Majorque|بالما دي مايوركا
PMO||Palerme|باليرمو
PMV|||بورلامار
PNI|||بونابي
PNK|||بونتياناك
PNQ|||بونه
PNR|||بوانت نوار
POA|||بورتو أليغري
POL|||بمبا
POM|||بورت مورسبي
POS||Port-d'Espagne|بورت أوف سبين
POZ||Poznan|بوزنان
PPG|||باغو باغو
PPT|||بابيتي
PRI||Praslin|براسلين
PSA||Pise|بيزا
PSP|||بالم سبرينغز
PSY|||ستانلي
PTP|||بوانت آ بيتر
PTY||Panama|مدينة بنما
PUF|||بو
PUJ|||بونتا كانا
PUQ|||بونتا أريناس
PUS|||بوسان
PUY|||بولا
PVD|||بروفيدنس
PVH|||بورتو فيليو
PVR|||بويرتو فايارتا
PZU||Port-Soudan|بورتسودان
QSF|||سطيف
RAE|||عرعر
RAH|||رفحاء
RAI|||برايا
RAR|||أفاروا
RAS|||رشت
RBR|||ريو برانكو
RDU|||رالي
REC|||ريسيفي
REP|||سيم ريب
RGL|||ريو غاييغوس
RGN||Rangoun|يانغون
RHO|||رودس
RIC|||ريتشموند
RIY||Moukalla|المكلا
RJK|||رييكا
RKT||Ras el Khaïmah|رأس الخيمة
RMF|||مرسى علم
RMI|||ريميني
RMO|||كيشيناو
RMQ|||تايتشونغ
RNO|||رينو
RNS|||رين
ROB|||مونروفيا
ROC|||روتشستر
ROR|||كورور
ROS|||روساريو
ROV|Rostov-on-Don|Rostov-sur-le-Don|روستوف على الدون
RRG||Rodrigues|رودريغز
RSI||Mer Rouge|البحر الأحمر
RSW|||فورت مايرز
RTM|||روتردام
RUN|Saint-Denis|Saint-Denis|سان دوني
RVN|||روفانيمي
SAL|||سان سلفادور
SAN|||سان دييغو
SAP|||سان بيدرو سولا
SAT|||سان أنطونيو
SAV|||سافانا
SBA|||سانتا باربرا
SBH|||غوستافيا
SBZ|||سيبيو
SCN||Sarrebruck|ساربروكن
SCO||Aktaou|أكتاو
SCQ||Saint-Jacques-de-Compostelle|سانتياغو دي كومبوستيلا
SCT|||سقطرى
SDF|||لويفيل
SDJ|||سنداي
SDQ||Saint-Domingue|سانتو دومينغو
SEB||Sebha|سبها
SEW||Siwa|سيوة
SFG|||غراند كاز
SHE|||شنيانغ
SHO|||مانزيني
SHW||Charourah|شرورة
SID|||سال
SIP|||سيمفيروبول
SIT|||سيتكا
SJC||San José|سان خوسيه
SJD|||سان خوسيه ديل كابو
SJJ|||سراييفو
SJO|||سان خوسيه
SJU|||سان خوان
SJW|||شيجياتشوانغ
SKB|Basseterre|Basseterre|باستير
SKD||Samarcande|سمرقند
SKO|||سوكوتو
SKT|||سيالكوت
SKZ|||سكور
SLA|||سالتا
SLC|||سولت ليك سيتي
SLU|||كاستريس
SLZ|||ساو لويس
SMF|||ساكرامنتو
SMI|||ساموس
SNA|||سانتا آنا
SNN|||شانون
SOU|||ساوثهامبتون
SPK|||سابورو
SPN|||سايبان
SPU|||سبليت
SRE|||سوكري
SRG|||سمارانغ
SRQ|||ساراسوتا
SSA||Salvador de Bahia|سلفادور
SSG|||مالابو
STL||Saint-Louis|سانت لويس
STM|||سانتاريم
STT||Saint-Thomas|سانت توماس
STX||Sainte-Croix|سانت كروا
SUB|||سورابايا
SUF|||لاميتسيا تيرمي
SUV|||سوفا
SVD|Kingstown|Kingstown|كينغستاون
SVG|||ستافانغر
SVX||Iekaterinbourg|يكاترينبورغ
SWA|||شانتو
SXB|||ستراسبورغ
SXM||Saint-Martin|سانت مارتن
SXR|||سريناغار
SYR|||سيراكيوز
SYX|||سانيا
SYZ||Chiraz|شيراز
SZF|||سامسون
SZG||Salzbourg|سالزبورغ
SZX|||شنجن
SZZ|||شتتين
TAB|||توباغو
TAI||Taëz|تعز
TAO|||تشينغداو
TBJ|||طبرقة
TBU||Nuku'alofa|نوكوألوفا
TBZ|||تبريز
TCI|||تينيريفي
TCP|||طابا
TEE|||تبسة
TGD|||بودغوريتسا
TGG|||كوالا ترغكانو
TGR|||تقرت
TGU|||تيغوسيغالبا
TIF||Taïf|الطائف
TIJ|||تيخوانا
TIN|||تندوف
TIV|||تيفات
TJM||Tioumen|تيومين
TKU|||توركو
TLH|||تالاهاسي
TLM|||تلمسان
TLN|||تولون
TMM|||تواماسينا
TMP|||تامبيره
TMR|||تمنراست
TMS|||ساو تومي
TMX|||تيميمون
TNA|||جينان
TOB||Tobrouk|طبرق
TOE|||توزر
TOF|||تومسك
TOM||Tombouctou|تمبكتو
TOS|||ترومسو
TPA|||تامبا
TRD|||تروندهايم
TRS|||تريستي
TRV|||ثيروفانانثابورام
TRW|||تاراوا
TSN|||تيانجين
TSR|||تيميشوارا
TSV|||تاونزفيل
TTA|||طانطان
TTU|||تطوان
TUI|||طريف
TUL|||تولسا
TUS|||توسان
TUU||Tabouk|تبوك
TYN|||تاييوان
TYS|||نوكسفيل
TZX||Trébizonde|طرابزون
UBN|Ulaanbaatar|Oulan-Bator|أولان باتور
UET|||كويتا
UFA||Oufa|أوفا
UGC||Ourguentch|أورغنتش
UIO|||كيتو
ULH||Al-Ula|العلا
ULV||Oulianovsk|أوليانوفسك
UME|||أوميو
UPG||Macassar|ماكاسار
URA||Ouralsk|أورال
URC|||أورومتشي
URY|||القريات
USH||Ushuaïa|أوشوايا
USM|||كو ساموي
UTP|||رايونغ
UVF|||فيو فورت
UYL|||نيالا
VAN|||فان
VAR|||فارنا
VER|||فيراكروز
VFA|||شلالات فيكتوريا
VIL|||الداخلة
VIX|||فيتوريا
VLC||Valence|فالنسيا
VLI|||بورت فيلا
VNS||Bénarès|فاراناسي
VOG|||فولغوغراد
VOZ||Voronej|فورونيج
VRA|||فاراديرو
VRN||Vérone|فيرونا
VTE|||فينتيان
VVI|||سانتا كروز
VVO|||فلاديفوستوك
VVZ|||إليزي
WAE|||وادي الدواسر
WDH|||ويندهوك
WLG|||ولينغتون
WLS||Wallis|واليس
WNZ|||ونتشو
WRO||Wroclaw|فروتسواف
WUH|||ووهان
WUX|||ووشي
XCH||Île Christmas|جزيرة كريسماس
XIY|||شيان
XMN|||شيامن
XNN|||شينينغ
XPL|||كوماياغوا
XRY|||شريش
YBX|||بلان سابلون
YCB|||كامبريدج باي
YEG|||إدمونتون
YEV|||إينوفيك
YFB|||إيكالويت
YHM|||هاميلتون
YHZ|||هاليفاكس
YIA|Yogyakarta|Yogyakarta|يوغياكارتا
YKS||Iakoutsk|ياكوتسك
YLW|||كيلونا
YNB||Yanbu|ينبع
YNT|||يانتاي
YQB||Québec|كيبك
YQM|||مونكتون
YQR|||ريجاينا
YQT|||ثاندر باي
YRB|||ريزولوت
YRT|||رانكين إنليت
YWG|||وينيبيغ
YXE|||ساسكاتون
YXY|||وايت هورس
YYC|||كالغاري
YYE|||فورت نيلسون
YYJ|||فيكتوريا
YYT|||سانت جونز
YZF|||يلونايف
ZAD|||زادار
ZAH|||زاهدان
ZAM|||زامبوانغا
ZAZ||Saragosse|سرقسطة
ZDY||Île de Dalma|جزيرة دلما
ZQN|||كوينزتاون
ZTH||Zante|زاكينثوس
ZUH|||تشوهاي
ZYL|||سيلهيت
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
