/**
 * Airport names in French and Arabic, compiled by hand for Traveldesk from common usage: IATA code, French name, Arabic name. Where no
 * usage was known, the name is empty and the airport's own name applies.
 */
const names = `
AAA|Aéroport d’Anaa|
AAC|Aéroport international d’El-Arich|مطار العريش الدولي
AAE|Aéroport Rabah-Bitat d’Annaba|مطار رابح بيطاط الدولي
AAL|Aéroport d’Aalborg|مطار ألبورغ
AAN|Aéroport international d’Al Aïn|مطار العين الدولي
AAR|Aéroport d’Aarhus|مطار آرهوس
AAY|Aéroport international d’Al Ghaydah|مطار الغيضة الدولي
ABD|Aéroport d’Abadan|مطار عبادان
ABJ|Aéroport international Félix-Houphouët-Boigny d’Abidjan|مطار فيليكس هوفويه بوانيي الدولي
ABQ|Aéroport international Sunport d’Albuquerque|مطار ألباكركي الدولي
ABS|Aéroport international d’Abou Simbel|مطار أبو سمبل الدولي
ABT|Aéroport d’Al Baha|مطار الملك سعود بن عبد العزيز بالباحة
ABV|Aéroport international Nnamdi-Azikiwe d’Abuja|مطار نامدي أزيكيوي الدولي
ABZ|Aéroport international d’Aberdeen|مطار أبردين الدولي
ACA|Aéroport international d’Acapulco|مطار أكابولكو الدولي
ACC|Aéroport international Kotoka d’Accra|مطار كوتوكا الدولي
ACE|Aéroport de Lanzarote|مطار لانزاروت
ACH|Aéroport de Saint-Gall-Altenrhein|
ADB|Aéroport Adnan-Menderes d’Izmir|مطار إزمير عدنان مندريس
ADD|Aéroport international Bole d’Addis-Abeba|مطار أديس أبابا بولي الدولي
ADE|Aéroport international d’Aden|مطار عدن الدولي
ADJ|Aéroport international d’Amman-Marka|مطار ماركا الدولي
ADL|Aéroport d’Adélaïde|مطار أديلايد
AEH|Aéroport d’Abéché|
AEP|Aéroport Jorge-Newbery de Buenos Aires|مطار خورخي نيوبيري
AER|Aéroport international de Sotchi|مطار سوتشي الدولي
AEY|Aéroport d’Akureyri|مطار أكوريري
AGA|Aéroport d’Agadir-Al Massira|مطار أكادير المسيرة الدولي
AGP|Aéroport de Malaga|مطار مالقة
AGR|Aéroport d’Agra|مطار أغرا
AGT|Aéroport international Guaraní de Ciudad del Este|مطار غواراني الدولي
AHB|Aéroport international d’Abha|مطار أبها الدولي
AHE|Aéroport d’Ahe|
AHU|Aéroport Chérif-Al-Idrissi d’Al Hoceïma|مطار الشريف الإدريسي
AJA|Aéroport d’Ajaccio-Napoléon-Bonaparte|مطار أجاكسيو نابليون بونابرت
AJF|Aéroport d’Al-Jouf|مطار الجوف الدولي
AJN|Aéroport d’Ouani|مطار واني
AJY|Aéroport international Mano-Dayak d’Agadez|مطار مانو داياك الدولي
AKF|Aéroport de Koufra|مطار الكفرة
AKL|Aéroport d’Auckland|مطار أوكلاند
ALA|Aéroport international d’Almaty|مطار ألماتي الدولي
ALB|Aéroport international d’Albany|مطار ألباني الدولي
ALC|Aéroport d’Alicante-Elche|مطار أليكانتي إلتشي
ALG|Aéroport international Houari-Boumédiène d’Alger|مطار هواري بومدين الدولي
ALP|Aéroport international d’Alep|مطار حلب الدولي
ALY|Aéroport El Nouzha d’Alexandrie|مطار النزهة الدولي
AMD|Aéroport international Sardar-Vallabhbhai-Patel d’Ahmedabad|مطار سردار فالابهاي باتيل الدولي
AMM|Aéroport international Reine-Alia d’Amman|مطار الملكة علياء الدولي
AMS|Aéroport d’Amsterdam-Schiphol|مطار أمستردام سخيبول
ANC|Aéroport international Ted-Stevens d’Anchorage|مطار تيد ستيفنز أنكوريج الدولي
ANF|Aéroport international Andrés-Sabella d’Antofagasta|مطار أندريس سابيلا الدولي
ANR|Aéroport international d’Anvers|مطار أنتويرب الدولي
ANU|Aéroport international V.-C.-Bird d’Antigua|مطار في سي بيرد الدولي
AOI|Aéroport d’Ancône-Falconara|مطار أنكونا فالكونارا
APK|Aéroport d’Apataki|
APL|Aéroport de Nampula|مطار نامبولا
APW|Aéroport international de Faleolo|مطار فاليولو الدولي
AQI|Aéroport d’Al Qaisumah|مطار القيصومة
AQJ|Aéroport international Roi-Hussein d’Aqaba|مطار الملك حسين الدولي
AQP|Aéroport international Alfredo-Rodríguez-Ballón d’Arequipa|مطار رودريغيز بايون الدولي
ARH|Aéroport d’Arkhangelsk-Talagui|مطار تالاغي
ARN|Aéroport de Stockholm-Arlanda|مطار ستوكهولم أرلاندا
ASB|Aéroport international d’Achgabat|مطار عشق آباد الدولي
ASF|Aéroport d’Astrakhan|مطار أستراخان
ASM|Aéroport international d’Asmara|مطار أسمرة الدولي
ASO|Aéroport d’Asosa|مطار أصوصا
ASR|Aéroport de Kayseri-Erkilet|مطار قيصري أركيلت
ASU|Aéroport international Silvio-Pettirossi d’Asuncion|مطار سيلفيو بيتيروسي الدولي
ASW|Aéroport international d’Assouan|مطار أسوان الدولي
ATH|Aéroport international d’Athènes|مطار أثينا الدولي
ATL|Aéroport international Hartsfield-Jackson d’Atlanta|مطار هارتسفيلد جاكسون أتلانتا الدولي
ATQ|Aéroport international Sri Guru Ram Dass Jee d’Amritsar|مطار سري غورو رام داس جي الدولي
ATR|Aéroport international d’Atar|مطار أطار الدولي
ATZ|Aéroport international d’Assiout|مطار أسيوط الدولي
AUA|Aéroport international Reine-Béatrix d’Aruba|مطار الملكة بياتريكس الدولي
AUH|Aéroport international Zayed d’Abou Dabi|مطار زايد الدولي
AUQ|Aéroport de Hiva Oa|
AUR|Aéroport d’Aurillac|
AUS|Aéroport international d’Austin-Bergstrom|مطار أوستن بيرغستروم الدولي
AVN|Aéroport d’Avignon-Provence|مطار أفينيون بروفانس
AWZ|Aéroport international d’Ahvaz|مطار الأهواز الدولي
AXA|Aéroport international Clayton-J.-Lloyd d’Anguilla|مطار كلايتون جيه لويد الدولي
AXR|Aéroport d’Arutua|
AYT|Aéroport d’Antalya|مطار أنطاليا
AZA|Aéroport de Phoenix-Mesa Gateway|مطار فينيكس ميسا غيتواي
AZR|Aéroport Touat-Cheikh-Sidi-Mohamed-Belkebir d’Adrar|مطار أدرار الشيخ سيدي محمد بلكبير
BAH|Aéroport international de Bahreïn|مطار البحرين الدولي
BAQ|Aéroport international Ernesto-Cortissoz de Barranquilla|مطار إرنستو كورتيسوز الدولي
BAX|Aéroport de Barnaul|مطار بارناول
BBO|Aéroport international de Berbera|مطار بربرة الدولي
BBR|Aéroport de Basse-Terre-Baillif|مطار باس تير باييف
BBU|Aéroport international Aurel-Vlaicu de Bucarest-Băneasa|مطار بوخارست بانياسا أوريل فلايكو الدولي
BCD|Aéroport international de Bacolod-Silay|مطار باكولود سيلاي الدولي
BCN|Aéroport Josep-Tarradellas de Barcelone-El Prat|مطار جوسيب تاراديلاس برشلونة إل برات
BDA|Aéroport international L.-F.-Wade des Bermudes|مطار إل إف ويد الدولي
BDJ|Aéroport international Syamsudin-Noor de Banjarmasin|مطار شمس الدين نور الدولي
BDL|Aéroport international Bradley de Hartford|مطار برادلي الدولي
BDO|Aéroport international Husein-Sastranegara de Bandung|مطار حسين ساسترانيغارا الدولي
BDS|Aéroport de Brindisi-Salento|مطار برينديزي سالنتو
BDT|Aéroport de Gbadolite|
BEG|Aéroport Nikola-Tesla de Belgrade|مطار بلغراد نيكولا تيسلا
BEL|Aéroport international de Belém-Val-de-Cans|مطار بيليم فال دي كانس الدولي
BEM|Aéroport de Béni Mellal|مطار بني ملال
BEN|Aéroport international de Benina|مطار بنينا الدولي
BER|Aéroport de Berlin-Brandebourg|مطار برلين براندنبورغ
BES|Aéroport de Brest-Bretagne|مطار بريست بروتاني
BEW|Aéroport international de Beira|مطار بيرا الدولي
BEY|Aéroport international Rafic-Hariri de Beyrouth|مطار رفيق الحريري الدولي بيروت
BFI|Aéroport international du comté de King (Boeing Field)|مطار مقاطعة كينغ الدولي
BFS|Aéroport international de Belfast|مطار بلفاست الدولي
BGF|Aéroport international de Bangui-M’Poko|مطار بانغي مبوكو الدولي
BGI|Aéroport international Grantley-Adams de la Barbade|مطار غرانتلي آدامز الدولي
BGO|Aéroport de Bergen|مطار بيرغن
BGW|Aéroport international de Bagdad|مطار بغداد الدولي
BGY|Aéroport de Milan-Bergame-Orio al Serio|مطار أوريو آل سيريو الدولي
BHD|Aéroport George-Best de Belfast-City|مطار جورج بست بلفاست سيتي
BHH|Aéroport de Bicha|مطار بيشة
BHK|Aéroport de Boukhara|مطار بخارى
BHM|Aéroport international de Birmingham-Shuttlesworth|مطار برمنغهام شاتلزوورث الدولي
BHQ|Aéroport de Broken Hill|مطار بروكن هيل
BHX|Aéroport de Birmingham|مطار برمنغهام
BIA|Aéroport de Bastia-Poretta|مطار باستيا بوريتا
BIC|Aéroport de Belle-Île-en-Mer|
BIO|Aéroport de Bilbao|مطار بلباو
BIQ|Aéroport de Biarritz-Pays basque|مطار بياريتز أنغليه بايون
BJA|Aéroport Soummam-Abane-Ramdane de Béjaïa|مطار بجاية الصومام عبان رمضان
BJC|Aéroport métropolitain Rocky Mountain de Denver|مطار روكي ماونتن ميتروبوليتان
BJL|Aéroport international de Banjul-Yundum|مطار بانجول يوندوم الدولي
BJM|Aéroport international Melchior-Ndadaye de Bujumbura|مطار ملكيور نداداي الدولي
BJR|Aéroport de Bahir Dar|مطار بحر دار
BJV|Aéroport de Milas-Bodrum|مطار ميلاس بودروم
BJX|Aéroport international de Guanajuato|مطار غواناخواتو الدولي
BJZ|Aéroport de Badajoz|مطار بطليوس
BKI|Aéroport international de Kota Kinabalu|مطار كوتا كينابالو الدولي
BKK|Aéroport de Bangkok-Suvarnabhumi|مطار سوفارنابومي
BKO|Aéroport international Modibo-Keïta de Bamako-Sénou|مطار باماكو سينو الدولي
BLA|Aéroport international José-Antonio-Anzoátegui de Barcelona|مطار خوسيه أنطونيو أنزواتيغي الدولي
BLJ|Aéroport Mostefa-Ben-Boulaïd de Batna|مطار باتنة مصطفى بن بولعيد
BLL|Aéroport de Billund|مطار بيلوند
BLQ|Aéroport Guglielmo-Marconi de Bologne|مطار بولونيا غولييلمو ماركوني
BLR|Aéroport international Kempegowda de Bangalore|مطار كيمبيغودا الدولي
BLW|Aéroport de Beledweyne|مطار بلدوين
BLZ|Aéroport international de Blantyre-Chileka|مطار تشيليكا الدولي
BMA|Aéroport de Stockholm-Bromma|مطار ستوكهولم بروما
BMW|Aéroport de Bordj Badji Mokhtar|مطار برج باجي مختار
BMY|Aéroport de l’île Art-Waala (Belep)|
BNA|Aéroport international de Nashville|مطار ناشفيل الدولي
BNB|Aéroport de Boende|
BND|Aéroport international de Bandar Abbas|مطار بندر عباس الدولي
BNE|Aéroport de Brisbane|مطار بريزبن
BOB|Aéroport de Bora Bora|مطار بورا بورا
BOD|Aéroport de Bordeaux-Mérignac|مطار بوردو ميرينياك
BOG|Aéroport international El Dorado de Bogota|مطار إلدورادو الدولي
BOI|Aéroport de Boise|مطار بويسي
BOJ|Aéroport de Bourgas|مطار بورغاس
BOM|Aéroport international Chhatrapati-Shivaji-Maharaj de Mumbai|مطار تشاتراباتي شيفاجي مهراج الدولي
BON|Aéroport international Flamingo de Bonaire|مطار فلامنغو الدولي
BOO|Aéroport de Bodø|مطار بودو
BOS|Aéroport international Logan de Boston|مطار لوغان الدولي
BOY|Aéroport de Bobo-Dioulasso|
BPN|Aéroport international Sultan Aji Muhammad Sulaiman de Balikpapan|مطار السلطان أجي محمد سليمان الدولي
BPY|Aéroport de Besalampy|
BRC|Aéroport international de Bariloche|مطار باريلوتشي الدولي
BRE|Aéroport de Brême|مطار بريمن
BRI|Aéroport international Karol-Wojtyła de Bari|مطار باري كارول فويتيلا الدولي
BRN|Aéroport de Berne|مطار برن
BRQ|Aéroport de Brno-Tuřany|مطار برنو توراني
BRS|Aéroport de Bristol|مطار بريستول
BRU|Aéroport de Bruxelles|مطار بروكسل
BSA|Aéroport international Bender-Qassim de Bosasso|مطار بندر قاسم الدولي
BSB|Aéroport international de Brasilia|مطار برازيليا الدولي
BSG|Aéroport de Bata|مطار باتا
BSK|Aéroport Mohamed-Khider de Biskra|مطار بسكرة محمد خيضر
BSL|Aéroport de Bâle-Mulhouse-Fribourg (EuroAirport)|مطار بازل مولوز فرايبورغ الأوروبي
BSR|Aéroport international de Bassora|مطار البصرة الدولي
BSZ|Aéroport international de Manas|مطار ماناس الدولي
BTH|Aéroport international Hang-Nadim de Batam|مطار هانغ نديم الدولي
BTJ|Aéroport international Sultan-Iskandar-Muda de Banda Aceh|مطار السلطان إسكندر مودا الدولي
BTS|Aéroport de Bratislava|مطار براتيسلافا
BTV|Aéroport international de Burlington|مطار برلنغتون الدولي
BUD|Aéroport international Ferenc-Liszt de Budapest|مطار بودابست فرانز ليست الدولي
BUF|Aéroport international de Buffalo-Niagara|مطار بوفالو نياغارا الدولي
BUQ|Aéroport international Joshua-Mqabuko-Nkomo de Bulawayo|مطار جوشوا مكابوكو نكومو الدولي
BUR|Aéroport Hollywood-Burbank|مطار هوليوود بربانك
BUS|Aéroport de Batoumi|مطار باتومي
BUT|Aéroport de Bathpalathang|مطار باثبالاثانغ
BUX|Aéroport de Bunia|
BUZ|Aéroport de Bouchehr|مطار بوشهر
BVA|Aéroport de Paris-Beauvais|مطار باريس بوفيه
BVE|Aéroport de Brive-Vallée de la Dordogne|
BWI|Aéroport international Thurgood-Marshall de Baltimore-Washington|مطار بالتيمور واشنطن ثورغود مارشال الدولي
BWN|Aéroport international de Brunei|مطار بروناي الدولي
BYK|Aéroport de Bouaké|مطار بواكيه
BZE|Aéroport international Philip-S.-W.-Goldson de Belize City|مطار فيليب إس دبليو غولدسون الدولي
BZR|Aéroport de Béziers-Cap d’Agde|مطار بيزييه كاب داغد
BZV|Aéroport international Maya-Maya de Brazzaville|مطار مايا مايا الدولي
CAE|Aéroport métropolitain de Columbia|مطار كولومبيا ميتروبوليتان
CAG|Aéroport de Cagliari-Elmas|مطار كالياري إلماس
CAI|Aéroport international du Caire|مطار القاهرة الدولي
CAN|Aéroport international de Canton-Baiyun|مطار غوانزو بايون الدولي
CAP|Aéroport international du Cap-Haïtien|مطار كاب هايتيان الدولي
CAY|Aéroport international de Cayenne-Félix-Éboué|مطار كايين فيليكس إيبوي الدولي
CBB|Aéroport international Jorge-Wilstermann de Cochabamba|مطار خورخي ويلسترمان الدولي
CBH|Aéroport Boudghene-Ben-Ali-Lotfi de Béchar|مطار بشار بودغن بن علي لطفي
CBR|Aéroport de Canberra|مطار كانبرا
CCF|Aéroport de Carcassonne|
CCJ|Aéroport international de Calicut|مطار كوزيكود كاليكوت الدولي
CCK|Aéroport des îles Cocos|مطار جزر كوكوس
CCS|Aéroport international Simón-Bolívar de Caracas|مطار سيمون بوليفار الدولي
CCU|Aéroport international Netaji-Subhas-Chandra-Bose de Calcutta|مطار نيتاجي سوبهاس تشاندرا بوز الدولي
CDG|Aéroport de Paris-Charles-de-Gaulle|مطار باريس شارل ديغول
CEB|Aéroport international de Mactan-Cebu|مطار ماكتان سيبو الدولي
CEI|Aéroport international de Chiang Rai|مطار شيانغ راي الدولي
CEK|Aéroport international de Tcheliabinsk|مطار تشيليابينسك الدولي
CFE|Aéroport de Clermont-Ferrand-Auvergne|مطار كليرمون فيران أوفيرن
CFK|Aéroport international Aboubakr-Belkaïd de Chlef|مطار الشلف أبو بكر بلقايد الدولي
CFR|Aéroport de Caen-Carpiquet|
CFU|Aéroport international Ioánnis-Kapodístrias de Corfou|مطار كورفو إيوانيس كابوديسترياس الدولي
CGB|Aéroport international Marechal-Rondon de Cuiabá|مطار ماريشال روندون الدولي
CGH|Aéroport de São Paulo-Congonhas|مطار ساو باولو كونغونهاس
CGK|Aéroport international Soekarno-Hatta de Jakarta|مطار سوكارنو هاتا الدولي
CGN|Aéroport de Cologne-Bonn|مطار كولونيا بون
CGO|Aéroport international de Zhengzhou-Xinzheng|مطار تشنغتشو شينتشنغ الدولي
CGP|Aéroport international Shah-Amanat de Chittagong|مطار شاه أمانت الدولي
CGQ|Aéroport international de Changchun-Longjia|مطار تشانغتشون لونغجيا الدولي
CGR|Aéroport international de Campo Grande|مطار كامبو غراندي الدولي
CHC|Aéroport international de Christchurch|مطار كرايستشيرش الدولي
CHQ|Aéroport international de La Canée|مطار خانيا الدولي
CHS|Aéroport international de Charleston|مطار تشارلستون الدولي
CIA|Aéroport de Rome-Ciampino|مطار روما تشامبينو
CIT|Aéroport international de Chymkent|مطار شيمكنت الدولي
CJS|Aéroport international Abraham-González de Ciudad Juárez|مطار أبراهام غونزاليس الدولي
CJU|Aéroport international de Jeju|مطار جيجو الدولي
CKG|Aéroport international de Chongqing-Jiangbei|مطار تشونغتشينغ جيانغبي الدولي
CKY|Aéroport international Ahmed-Sékou-Touré de Conakry|مطار أحمد سيكو توري الدولي
CLE|Aéroport international Hopkins de Cleveland|مطار كليفلاند هوبكنز الدولي
CLJ|Aéroport international Avram-Iancu de Cluj-Napoca|مطار أفرام إيانكو كلوج الدولي
CLO|Aéroport international Alfonso-Bonilla-Aragón de Cali|مطار ألفونسو بونيا أراغون الدولي
CLT|Aéroport international de Charlotte-Douglas|مطار شارلوت دوغلاس الدولي
CLY|Aéroport de Calvi-Sainte-Catherine|مطار كالفي سانت كاترين
CMB|Aéroport international Bandaranaike de Colombo|مطار باندرانايكا الدولي
CMF|Aéroport de Chambéry-Savoie-Mont-Blanc|مطار شامبيري
CMH|Aéroport international John-Glenn de Columbus|مطار جون غلين كولومبوس الدولي
CMN|Aéroport international Mohammed-V de Casablanca|مطار محمد الخامس الدولي
CND|Aéroport international Mihail-Kogălniceanu de Constanța|مطار ميهايل كوغلنيتشانو الدولي
CNF|Aéroport international Tancredo-Neves de Belo Horizonte-Confins|مطار تانكريدو نيفيس الدولي
CNS|Aéroport de Cairns|مطار كيرنز
CNX|Aéroport international de Chiang Mai|مطار شيانغ ماي الدولي
COK|Aéroport international de Cochin|مطار كوتشي الدولي
COO|Aéroport international Cardinal-Bernardin-Gantin de Cotonou|مطار الكاردينال برناردان غانتان الدولي
COR|Aéroport international Ingeniero-Taravella de Córdoba|مطار إنخينييرو أمبروسيو تارافيلا الدولي
COS|Aéroport de Colorado Springs|مطار كولورادو سبرينغز
COV|Aéroport international de Çukurova|مطار تشوكوروفا الدولي
CPH|Aéroport de Copenhague|مطار كوبنهاغن
CPT|Aéroport international du Cap|مطار كيب تاون الدولي
CRL|Aéroport de Charleroi-Bruxelles-Sud|مطار بروكسل جنوب شارلروا
CSK|Aéroport de Cap Skirring|
CSX|Aéroport international de Changsha-Huanghua|مطار تشانغشا هوانغهوا الدولي
CTA|Aéroport de Catane-Fontanarossa|مطار كاتانيا فونتاناروسا
CTG|Aéroport international Rafael-Núñez de Carthagène|مطار رافائيل نونيز الدولي
CTS|Aéroport de Sapporo-New Chitose|مطار نيو تشيتوسي
CTU|Aéroport international de Chengdu-Shuangliu|مطار تشنغدو شوانغليو الدولي
CUL|Aéroport international de Culiacán|مطار كولياكان الدولي
CUN|Aéroport international de Cancún|مطار كانكون الدولي
CUR|Aéroport international de Curaçao|مطار كوراساو الدولي
CUU|Aéroport international Roberto-Fierro-Villalobos de Chihuahua|مطار روبرتو فييرو فيلالوبوس الدولي
CUZ|Aéroport international Alejandro-Velasco-Astete de Cuzco|مطار أليخاندرو فيلاسكو أستيتي الدولي
CVG|Aéroport international de Cincinnati-Northern Kentucky|مطار سينسيناتي شمال كنتاكي الدولي
CWB|Aéroport international Afonso-Pena de Curitiba|مطار أفونسو بينا الدولي
CWL|Aéroport de Cardiff|مطار كارديف
CXH|Aéroport de Vancouver Harbour (hydravions)|مطار ميناء فانكوفر للطائرات المائية
CYA|Aéroport Antoine-Simon des Cayes|
CZL|Aéroport international Mohamed-Boudiaf de Constantine|مطار محمد بوضياف الدولي
CZM|Aéroport de Cozumel|مطار كوزوميل
CZX|Aéroport de Changzhou|مطار تشانغتشو
DAC|Aéroport international Hazrat-Shahjalal de Dacca|مطار حضرة شاه جلال الدولي
DAD|Aéroport international de Da Nang|مطار دا نانغ الدولي
DAL|Aéroport de Dallas-Love Field|مطار دالاس لوف فيلد
DAM|Aéroport international de Damas|مطار دمشق الدولي
DAR|Aéroport international Julius-Nyerere de Dar es Salam|مطار جوليوس نيريري الدولي
DAX|Aéroport de Dazhou-Heshi|مطار داتشو هيشي
DAY|Aéroport international James-M.-Cox de Dayton|مطار جيمس إم كوكس دايتون الدولي
DBB|Aéroport international d’El-Alamein|مطار العلمين الدولي
DBV|Aéroport de Dubrovnik|مطار دوبروفنيك
DCA|Aéroport national Ronald-Reagan de Washington|مطار رونالد ريغان واشنطن الوطني
DCM|Aéroport de Castres-Mazamet|
DEL|Aéroport international Indira-Gandhi de Delhi|مطار إنديرا غاندي الدولي
DEN|Aéroport international de Denver|مطار دنفر الدولي
DFW|Aéroport international de Dallas-Fort Worth|مطار دالاس فورت وورث الدولي
DIE|Aéroport d’Antsiranana-Arrachart|
DIJ|Aéroport de Dijon-Bourgogne|
DIL|Aéroport international Presidente-Nicolau-Lobato de Dili|مطار الرئيس نيكولاو لوباتو الدولي
DIR|Aéroport international Aba-Tenna-Dejazmach-Yilma de Dire Dawa|مطار أبا تينا ديجازماتش ييلما الدولي
DIS|Aéroport de Dolisie|
DIY|Aéroport de Diyarbakır|مطار ديار بكر
DJE|Aéroport international de Djerba-Zarzis|مطار جربة جرجيس الدولي
DJG|Aéroport de Djanet-Tiska|مطار جانت تيسكا
DJJ|Aéroport de Jayapura-Sentani|مطار سنتاني
DJT|Aéroport international Président-Donald-J.-Trump de Palm Beach|مطار الرئيس دونالد جيه ترامب الدولي
DLA|Aéroport international de Douala|مطار دوالا الدولي
DLC|Aéroport international de Dalian|مطار داليان الدولي
DLE|Aéroport de Dole-Jura|
DLM|Aéroport de Dalaman|مطار دالامان
DME|Aéroport de Moscou-Domodedovo|مطار موسكو دوموديدوفو
DMK|Aéroport international de Bangkok-Don Mueang|مطار دون موينغ الدولي
DMM|Aéroport international du Roi-Fahd de Dammam|مطار الملك فهد الدولي
DNK|Aéroport international de Dnipro|مطار دنيبرو الدولي
DNR|Aéroport de Dinard-Bretagne|مطار دينار بروتاني
DOD|Aéroport de Dodoma|مطار دودوما
DOG|Aéroport de Dongola|مطار دنقلا
DOH|Aéroport international Hamad de Doha|مطار حمد الدولي
DOL|Aéroport de Deauville-Normandie|مطار دوفيل نورماندي
DOM|Aéroport Douglas-Charles de la Dominique|مطار دوغلاس تشارلز
DPS|Aéroport international Ngurah-Rai de Denpasar|مطار نغوراه راي الدولي
DQM|Aéroport international de Duqm|مطار الدقم الدولي
DRS|Aéroport international de Dresde|مطار دريسدن الدولي
DRW|Aéroport international de Darwin|مطار داروين الدولي
DSD|Aéroport de La Désirade|
DSM|Aéroport international de Des Moines|مطار دي موين الدولي
DSS|Aéroport international Blaise-Diagne de Dakar|مطار بليز دياني الدولي
DTM|Aéroport de Dortmund|مطار دورتموند
DTW|Aéroport métropolitain de Détroit|مطار ديترويت ميتروبوليتان
DUB|Aéroport international de Dublin|مطار دبلن الدولي
DUD|Aéroport international de Dunedin|مطار دنيدن الدولي
DUR|Aéroport international King-Shaka de Durban|مطار الملك شاكا الدولي
DUS|Aéroport international de Düsseldorf|مطار دوسلدورف الدولي
DVO|Aéroport international Francisco-Bangoy de Davao|مطار فرانسيسكو بانغوي الدولي
DWB|Aéroport de Soalala|
DWC|Aéroport international Al Maktoum de Dubaï|مطار آل مكتوم الدولي
DWD|Aéroport de Dawadmi|مطار الدوادمي
DXB|Aéroport international de Dubaï|مطار دبي الدولي
DYR|Aéroport d’Anadyr|مطار أنادير
DYU|Aéroport de Douchanbé|مطار دوشنبه
DZA|Aéroport international Marcel-Henry de Dzaoudzi-Pamandzi|مطار دزاودزي باماندزي الدولي
DZH|Aéroport de Dazhou-Jinya|مطار داتشو جينيا
EAM|Aéroport de Nadjran|مطار نجران
EBB|Aéroport international d’Entebbe|مطار عنتيبي الدولي
EBD|Aéroport d’El Obeid|مطار الأبيض
EBL|Aéroport international d’Erbil|مطار أربيل الدولي
ECN|Aéroport international d’Ercan|مطار إرجان الدولي
EDI|Aéroport d’Édimbourg|مطار إدنبرة
EFL|Aéroport international de Céphalonie|مطار كيفالونيا الدولي
EGC|Aéroport de Bergerac-Dordogne-Périgord|مطار برجراك دوردوني بيريغور
EIN|Aéroport d’Eindhoven|مطار أيندهوفن
EIS|Aéroport international Terrance-B.-Lettsome de Tortola|مطار تيرانس بي ليتسوم الدولي
EJH|Aéroport d’Al Wajh|مطار الوجه
ELF|Aéroport d’El Fasher|مطار الفاشر
ELG|Aéroport d’El Goléa|مطار المنيعة
ELP|Aéroport international d’El Paso|مطار إل باسو الدولي
ELQ|Aéroport Prince-Nayef-ben-Abdelaziz d’Al-Qassim|مطار الأمير نايف بن عبد العزيز الدولي
ELU|Aéroport d’El Oued-Guemar|مطار الوادي قمار
EMA|Aéroport d’East Midlands|مطار إيست ميدلاندز
ENU|Aéroport d’Enugu|مطار إينوغو
EOH|Aéroport Olaya-Herrera de Medellín|مطار أولايا هيريرا
ERH|Aéroport Moulay-Ali-Cherif d’Errachidia|مطار مولاي علي الشريف
ERS|Aéroport de Windhoek-Eros|مطار إيروس
ERZ|Aéroport d’Erzurum|مطار أرضروم
ESB|Aéroport international d’Ankara-Esenboğa|مطار أنقرة إيسنبوغا الدولي
ESU|Aéroport d’Essaouira-Mogador|مطار الصويرة موكادور
ETM|Aéroport international Ramon d’Eilat|مطار رامون الدولي
ETZ|Aéroport de Metz-Nancy-Lorraine|مطار ميتز نانسي لورين
EUN|Aéroport Hassan-Ier de Laâyoune|مطار الحسن الأول
EVN|Aéroport international Zvartnots d’Erevan|مطار زفارتنوتس الدولي
EWR|Aéroport international Liberty de Newark|مطار نيوآرك ليبرتي الدولي
EYW|Aéroport international de Key West|مطار كي ويست الدولي
EZE|Aéroport international Ministro-Pistarini d’Ezeiza|مطار إيزيزا مينيسترو بيستاريني الدولي
EZS|Aéroport d’Elâzığ|مطار إلازغ
FAE|Aéroport de Vágar|مطار فاغار
FAI|Aéroport international de Fairbanks|مطار فيربانكس الدولي
FAO|Aéroport de Faro|مطار فارو
FAT|Aéroport international de Fresno-Yosemite|مطار فريسنو يوسيميتي الدولي
FAV|Aéroport de Fakarava|
FBM|Aéroport international de Lubumbashi|مطار لوبومباشي الدولي
FCO|Aéroport Léonard-de-Vinci de Rome-Fiumicino|مطار روما فيوميتشينو ليوناردو دا فينشي
FDF|Aéroport international Martinique-Aimé-Césaire|مطار مارتينيك إيميه سيزير الدولي
FDU|Aéroport de Bandundu|
FEG|Aéroport de Ferghana|مطار فرغانة
FEZ|Aéroport de Fès-Saïss|مطار فاس سايس
FGU|Aéroport de Fangatau|
FHZ|Aéroport de Fakahina|
FIH|Aéroport international de N’djili|مطار ندجيلي الدولي
FJR|Aéroport international de Fujaïrah|مطار الفجيرة الدولي
FKI|Aéroport international de Kisangani-Bangoka|مطار كيسانغاني بانغوكا الدولي
FLL|Aéroport international de Fort Lauderdale-Hollywood|مطار فورت لودرديل هوليوود الدولي
FLN|Aéroport international Hercílio-Luz de Florianópolis|مطار فلوريانوبوليس هرسيليو لوز الدولي
FLR|Aéroport de Florence-Peretola|مطار فلورنسا بيريتولا
FMI|Aéroport de Kalemie|
FMO|Aéroport international de Münster-Osnabrück|مطار مونستر أوسنابروك الدولي
FNA|Aéroport international de Freetown|مطار فريتاون الدولي
FNC|Aéroport international Cristiano-Ronaldo de Madère|مطار كريستيانو رونالدو ماديرا الدولي
FNI|Aéroport de Nîmes-Alès-Camargue-Cévennes|مطار نيم غارون
FNJ|Aéroport international de Pyongyang-Sunan|مطار بيونغ يانغ سونان الدولي
FOC|Aéroport international de Fuzhou-Changle|مطار فوتشو تشانغلي الدولي
FOR|Aéroport international Pinto-Martins de Fortaleza|مطار فورتاليزا بينتو مارتينز الدولي
FRA|Aéroport de Francfort|مطار فرانكفورت
FSC|Aéroport de Figari-Sud-Corse|مطار فيغاري جنوب كورسيكا
FSP|Aéroport de Saint-Pierre-Pointe-Blanche|مطار سان بيير
FTU|Aéroport de Tôlanaro|
FUE|Aéroport de Fuerteventura|مطار فويرتيفنتورا
FUK|Aéroport de Fukuoka|مطار فوكوكا
FUN|Aéroport international de Funafuti|مطار فونافوتي الدولي
FUT|Aéroport de Futuna-Pointe Vele|مطار فوتونا
GAE|Aéroport international de Gabès-Matmata|مطار قابس مطماطة الدولي
GAF|Aéroport international de Gafsa-Ksar|مطار قفصة القصر الدولي
GAN|Aéroport international de Gan|مطار غان الدولي
GAQ|Aéroport de Gao|مطار غاو
GAU|Aéroport international Lokpriya-Gopinath-Bordoloi de Guwahati|مطار لوكبريا غوبيناث بوردولوي الدولي
GAX|Aéroport de Gamba|
GBE|Aéroport international Sir-Seretse-Khama de Gaborone|مطار السير سيريتسي خاما الدولي
GBJ|Aéroport de Marie-Galante|مطار ماري غالانت
GCI|Aéroport de Guernesey|مطار غيرنزي
GCM|Aéroport international Owen-Roberts de Grand Cayman|مطار أوين روبرتس الدولي
GDL|Aéroport international Miguel-Hidalgo-y-Costilla de Guadalajara|مطار ميغيل هيدالغو الدولي
GDN|Aéroport Lech-Wałęsa de Gdansk|مطار غدانسك ليخ فاونسا
GDQ|Aéroport de Gondar|مطار غوندار
GDT|Aéroport international JAGS-McCartney de Grand Turk|مطار جاغس مكارتني الدولي
GDX|Aéroport de Magadan|مطار ماغادان
GEA|Aéroport de Nouméa-Magenta|مطار نوميا ماجنتا
GEO|Aéroport international Cheddi-Jagan de Georgetown|مطار تشيدي جاغان الدولي
GGR|Aéroport de Garowe|مطار غاروي
GHA|Aéroport Noumérat-Moufdi-Zakaria de Ghardaïa|مطار غرداية نوميرات مفدي زكريا
GHT|Aéroport de Ghat|مطار غات
GIB|Aéroport international de Gibraltar|مطار جبل طارق الدولي
GIG|Aéroport international de Rio de Janeiro-Galeão|مطار ريو دي جانيرو غالياو الدولي
GIZ|Aéroport Roi-Abdallah-ben-Abdelaziz de Jizan|مطار الملك عبد الله بن عبد العزيز بجازان
GJL|Aéroport Ferhat-Abbas de Jijel|مطار جيجل فرحات عباس
GLA|Aéroport de Glasgow|مطار غلاسكو
GLK|Aéroport Abdullahi-Yusuf de Galkayo|مطار عبد الله يوسف
GLN|Aéroport de Guelmim|مطار كلميم
GMA|Aéroport de Gemena|
GMP|Aéroport international de Séoul-Gimpo|مطار غيمبو الدولي
GMR|Aéroport de Totegegie (îles Gambier)|
GNB|Aéroport de Grenoble-Alpes-Isère|مطار غرونوبل إيزير
GND|Aéroport international Maurice-Bishop de la Grenade|مطار موريس بيشوب الدولي
GNY|Aéroport de Şanlıurfa-GAP|مطار شانلي أورفة غاب
GOA|Aéroport Christophe-Colomb de Gênes|مطار جنوة كريستوفر كولومبوس
GOH|Aéroport de Nuuk|مطار نوك
GOI|Aéroport international de Goa-Dabolim|مطار دابوليم الدولي
GOJ|Aéroport international de Nijni Novgorod-Striguino|مطار ستريغينو الدولي
GOM|Aéroport de Goma|مطار غوما
GOT|Aéroport de Göteborg-Landvetter|مطار غوتنبرغ لاندفيتر
GOU|Aéroport de Garoua|
GOX|Aéroport international Manohar de Mopa (Goa)|مطار مانوهار الدولي
GRQ|Aéroport de Groningue-Eelde|مطار خرونينغن إيلدي
GRR|Aéroport international Gerald-R.-Ford de Grand Rapids|مطار جيرالد آر فورد الدولي
GRU|Aéroport international de São Paulo-Guarulhos|مطار ساو باولو غوارولوس الدولي
GRV|Aéroport de Grozny|مطار غروزني
GRX|Aéroport de Grenade|مطار غرناطة
GRZ|Aéroport de Graz|مطار غراتس
GSM|Aéroport de Qeshm-Dayrestan|مطار قشم الدولي
GSV|Aéroport international Gagarine de Saratov|مطار غاغارين الدولي
GUA|Aéroport international La Aurora de Guatemala|مطار لا أورورا الدولي
GUM|Aéroport international Antonio-B.-Won-Pat de Guam|مطار أنطونيو بي وون بات الدولي
GUW|Aéroport d’Atyraou|مطار أتيراو
GVA|Aéroport international de Genève|مطار جنيف الدولي
GXF|Aéroport de Seiyoun|مطار سيئون الدولي
GYD|Aéroport international Heydar-Aliyev de Bakou|مطار حيدر علييف الدولي
GYE|Aéroport international José-Joaquín-de-Olmedo de Guayaquil|مطار خوسيه خواكين دي أولميدو الدولي
GYN|Aéroport Santa Genoveva de Goiânia|مطار غويانيا سانتا جينوفيفا
GZT|Aéroport de Gaziantep|مطار غازي عنتاب
HAH|Aéroport international Prince-Saïd-Ibrahim de Moroni|مطار الأمير سعيد إبراهيم الدولي
HAJ|Aéroport de Hanovre|مطار هانوفر
HAK|Aéroport international de Haikou-Meilan|مطار هايكو ميلان الدولي
HAM|Aéroport de Hambourg|مطار هامبورغ
HAN|Aéroport international de Hanoï-Noi Bai|مطار نوي باي الدولي
HAS|Aéroport de Haïl|مطار حائل الدولي
HAV|Aéroport international José-Martí de La Havane|مطار خوسيه مارتي الدولي
HBA|Aéroport international de Hobart|مطار هوبارت الدولي
HBE|Aéroport international de Borg El Arab|مطار برج العرب الدولي
HDY|Aéroport international de Hat Yai|مطار هات ياي الدولي
HEA|Aéroport international de Hérat|مطار هرات الدولي
HEL|Aéroport d’Helsinki-Vantaa|مطار هلسنكي فانتا
HER|Aéroport international Níkos-Kazantzákis d’Héraklion|مطار هيراكليون نيكوس كازانتزاكيس الدولي
HET|Aéroport international de Hohhot-Baita|مطار هوهيهوت بايتا الدولي
HFA|Aéroport de Haïfa|مطار حيفا
HFE|Aéroport international de Hefei-Xinqiao|مطار خفي شينتشياو الدولي
HGA|Aéroport international Egal de Hargeisa|مطار عقال الدولي
HGH|Aéroport international de Hangzhou-Xiaoshan|مطار هانغتشو شياوشان الدولي
HGO|Aéroport de Korhogo|
HHN|Aéroport de Francfort-Hahn|مطار فرانكفورت هان
HHZ|Aéroport de Hikueru|
HIJ|Aéroport de Hiroshima|مطار هيروشيما
HIR|Aéroport international de Honiara|مطار هونيارا الدولي
HKG|Aéroport international de Hong Kong|مطار هونغ كونغ الدولي
HKT|Aéroport international de Phuket|مطار بوكيت الدولي
HLA|Aéroport international de Lanseria|مطار لانسيريا الدولي
HLE|Aéroport de Sainte-Hélène|مطار سانت هيلينا
HLP|Aéroport Halim-Perdanakusuma de Jakarta|مطار حليم برداناكوسوما
HLU|Aéroport de Houaïlou|
HMB|Aéroport international de Sohag|مطار سوهاج الدولي
HME|Aéroport Oued Irara-Krim-Belkacem d’Hassi Messaoud|مطار حاسي مسعود وادي إرارا كريم بلقاسم
HMO|Aéroport international Ignacio-Pesqueira-García d’Hermosillo|مطار إغناسيو بيسكيرا غارسيا الدولي
HND|Aéroport de Tokyo-Haneda|مطار طوكيو هانيدا الدولي
HNL|Aéroport international Daniel-K.-Inouye d’Honolulu|مطار دانيال كيه إينووي الدولي
HOD|Aéroport international de Hodeïda|مطار الحديدة الدولي
HOF|Aéroport d’Al-Ahsa|مطار الأحساء الدولي
HOI|Aéroport de Hao|
HOU|Aéroport William-P.-Hobby de Houston|مطار ويليام بي هوبي
HPN|Aéroport du comté de Westchester|مطار مقاطعة ويستتشستر
HRB|Aéroport international de Harbin-Taiping|مطار هاربين تايبينغ الدولي
HRE|Aéroport international Robert-Gabriel-Mugabe d’Harare|مطار روبرت غابرييل موغابي الدولي
HRG|Aéroport international d’Hurghada|مطار الغردقة الدولي
HRI|Aéroport international Mattala-Rajapaksa d’Hambantota|مطار ماتالا راجاباكسا الدولي
HRK|Aéroport international de Kharkiv|مطار خاركيف الدولي
HSV|Aéroport international de Huntsville|مطار هانتسفيل الدولي
HTY|Aéroport de Hatay|مطار هاتاي
HUH|Aéroport de Huahine|
HUI|Aéroport international de Hué-Phu Bai|مطار فو باي الدولي
HUX|Aéroport international de Bahías de Huatulco|مطار باهياس دي هواتولكو الدولي
HYD|Aéroport international Rajiv-Gandhi d’Hyderabad|مطار راجيف غاندي الدولي
IAD|Aéroport international de Washington-Dulles|مطار واشنطن دالس الدولي
IAH|Aéroport intercontinental George-Bush de Houston|مطار جورج بوش إنتركونتيننتال
IAM|Aéroport d’In Amenas-Zarzaïtine|مطار إن أمناس زرزايتين
IAS|Aéroport d’Iași|مطار ياش
IBZ|Aéroport d’Ibiza|مطار إيبيزا
ICN|Aéroport international de Séoul-Incheon|مطار إنتشون الدولي
ICT|Aéroport national Dwight-D.-Eisenhower de Wichita|مطار ويتشيتا دوايت دي أيزنهاور الوطني
IDY|Aéroport de l’île d’Yeu|
IEV|Aéroport international de Kiev-Jouliany|مطار كييف جولياني الدولي
IFN|Aéroport international d’Ispahan|مطار أصفهان الدولي
IGR|Aéroport international Cataratas del Iguazú|مطار كاتاراتاس ديل إغوازو الدولي
IGU|Aéroport international de Foz do Iguaçu-Cataratas|مطار فوز دو إيغواسو كاتاراتاس الدولي
IKA|Aéroport international Imam-Khomeini de Téhéran|مطار الإمام الخميني الدولي
IKT|Aéroport international d’Irkoutsk|مطار إيركوتسك الدولي
ILO|Aéroport international d’Iloilo|مطار إيلويلو الدولي
ILP|Aéroport de l’île des Pins|
ILS|Aéroport international d’Ilopango|مطار إيلوبانغو الدولي
INC|Aéroport international de Yinchuan-Hedong|مطار ينتشوان هيدونغ الدولي
IND|Aéroport international d’Indianapolis|مطار إنديانابوليس الدولي
INI|Aéroport Constantin-le-Grand de Niš|مطار نيش قسطنطين الكبير
INN|Aéroport d’Innsbruck|مطار إنسبروك
INO|Aéroport d’Inongo|
INU|Aéroport international de Nauru|مطار ناورو الدولي
INV|Aéroport d’Inverness|مطار إنفرنيس
INZ|Aéroport d’In Salah|مطار عين صالح
IOM|Aéroport de l’île de Man|مطار جزيرة مان
IPC|Aéroport international Mataveri de l’île de Pâques|مطار ماتافيري الدولي
IPH|Aéroport d’Ipoh|مطار إيبوه
IRP|Aéroport d’Isiro-Matari|
ISB|Aéroport international d’Islamabad|مطار إسلام آباد الدولي
ISG|Aéroport d’Ishigaki|مطار إيشيغاكي الجديد
IST|Aéroport d’Istanbul|مطار إسطنبول
ISU|Aéroport international de Souleimaniye|مطار السليمانية الدولي
ITM|Aéroport international d’Osaka|مطار أوساكا الدولي
IUE|Aéroport international de Niue-Hanan|مطار هانان الدولي
IZA|Aéroport régional Presidente-Itamar-Franco|مطار الرئيس إيتامار فرانكو
JAF|Aéroport international de Jaffna|مطار جافنا الدولي
JAI|Aéroport international de Jaipur|مطار جايبور الدولي
JAN|Aéroport international Medgar-Wiley-Evers de Jackson|مطار جاكسون ميدغار وايلي إيفرز الدولي
JAX|Aéroport international de Jacksonville|مطار جاكسونفيل الدولي
JDF|Aéroport Francisco-de-Assis de Juiz de Fora|مطار فرانسيسكو دي أسيس
JED|Aéroport international du Roi-Abdelaziz de Djeddah|مطار الملك عبد العزيز الدولي
JEE|Aéroport de Jérémie|
JER|Aéroport de Jersey|مطار جيرزي
JFK|Aéroport international John-F.-Kennedy de New York|مطار جون إف كينيدي الدولي
JHB|Aéroport international de Senai|مطار سناي الدولي
JIB|Aéroport international de Djibouti-Ambouli|مطار جيبوتي أمبولي الدولي
JJN|Aéroport international de Quanzhou-Jinjiang|مطار تشيوانتشو جينجيانغ الدولي
JMK|Aéroport de Mykonos|مطار ميكونوس
JNB|Aéroport international O.-R.-Tambo de Johannesbourg|مطار أو آر تامبو الدولي
JNU|Aéroport international de Juneau|مطار جونو الدولي
JRO|Aéroport international de Kilimandjaro|مطار كليمنجارو الدولي
JTR|Aéroport international de Santorin|مطار سانتوريني الدولي
JUB|Aéroport international de Djouba|مطار جوبا الدولي
KAC|Aéroport de Qamichli|مطار القامشلي الدولي
KAN|Aéroport international Mallam-Aminu-Kano de Kano|مطار مالام أمينو كانو الدولي
KBL|Aéroport international de Kaboul|مطار كابول الدولي
KBP|Aéroport international de Kiev-Boryspil|مطار بوريسبيل الدولي
KBR|Aéroport Sultan-Ismail-Petra de Kota Bharu|مطار السلطان إسماعيل بترا
KBV|Aéroport de Krabi|مطار كرابي
KCH|Aéroport international de Kuching|مطار كوتشينغ الدولي
KDH|Aéroport de Kandahar|مطار قندهار
KEF|Aéroport international de Keflavík|مطار كيفلافيك الدولي
KER|Aéroport de Kerman|مطار كرمان
KGA|Aéroport de Kananga|
KGD|Aéroport de Kaliningrad-Khrabrovo|مطار خرابروفو
KGF|Aéroport de Karaganda|مطار كاراغندا
KGL|Aéroport international de Kigali|مطار كيغالي الدولي
KGS|Aéroport de Kos|مطار كوس
KHG|Aéroport international de Kashgar-Laining|مطار كاشغر لاينينغ الدولي
KHH|Aéroport international de Kaohsiung|مطار كاوهسيونغ الدولي
KHI|Aéroport international Jinnah de Karachi|مطار جناح الدولي
KHN|Aéroport international de Nanchang-Changbei|مطار نانتشانغ تشانغبي الدولي
KHS|Aéroport de Khasab|مطار خصب
KHV|Aéroport de Khabarovsk|مطار خاباروفسك
KHZ|Aéroport de Kauehi|
KIH|Aéroport international de Kish|مطار كيش الدولي
KIJ|Aéroport de Niigata|مطار نيغاتا
KIK|Aéroport international de Kirkouk|مطار كركوك الدولي
KIN|Aéroport international Norman-Manley de Kingston|مطار نورمان مانلي الدولي
KIS|Aéroport international de Kisumu|مطار كيسومو الدولي
KIX|Aéroport international du Kansai|مطار كانساي الدولي
KJA|Aéroport international de Krasnoïarsk|مطار كراسنويارسك الدولي
KKJ|Aéroport de Kitakyushu|مطار كيتاكيوشو
KKR|Aéroport de Kaukura|
KKW|Aéroport de Kikwit|
KLO|Aéroport international de Kalibo|مطار كاليبو الدولي
KLU|Aéroport de Klagenfurt|مطار كلاغنفورت
KLX|Aéroport de Kalamata|مطار كالاماتا
KMC|Aéroport de la Cité militaire du roi Khalid|مطار مدينة الملك خالد العسكرية
KME|Aéroport de Kamembe|
KMG|Aéroport international de Kunming-Changshui|مطار كونمينغ تشانغشوي الدولي
KMI|Aéroport de Miyazaki|مطار ميازاكي
KMJ|Aéroport de Kumamoto|مطار كوماموتو
KMN|Aéroport de Kamina|
KND|Aéroport de Kindu|
KNO|Aéroport international Kualanamu de Medan|مطار كوالا نامو الدولي
KNQ|Aéroport de Koné|
KOC|Aéroport de Koumac|
KOJ|Aéroport de Kagoshima|مطار كاغوشيما
KRE|Aéroport de Kirundo|
KRK|Aéroport international Jean-Paul-II de Cracovie-Balice|مطار يوحنا بولس الثاني كراكوف باليتسه الدولي
KRN|Aéroport de Kiruna|مطار كيرونا
KRR|Aéroport international de Krasnodar|مطار كراسنودار الدولي
KRS|Aéroport de Kristiansand|مطار كريستيانساند
KRT|Aéroport international de Khartoum|مطار الخرطوم الدولي
KSA|Aéroport de Kosrae|مطار كوسراي
KSC|Aéroport international de Košice|مطار كوشيتسه الدولي
KSL|Aéroport de Kassala|مطار كسلا
KTI|Aéroport international Techo de Phnom Penh|مطار تيتشو الدولي
KTM|Aéroport international Tribhuvan de Katmandou|مطار تريبوفان الدولي
KTP|Aéroport Tinson Pen de Kingston|مطار تينسون بن
KTT|Aéroport de Kittilä|مطار كيتيلا
KTW|Aéroport de Katowice|مطار كاتوفيتسه
KUF|Aéroport international de Samara-Kouroumotch|مطار كوروموتش الدولي
KUL|Aéroport international de Kuala Lumpur|مطار كوالالمبور الدولي
KUN|Aéroport de Kaunas|مطار كاوناس
KUT|Aéroport international de Koutaïssi|مطار كوتايسي الدولي
KVA|Aéroport international de Kavala|مطار كافالا الدولي
KWA|Aéroport de Kwajalein|مطار كواجالين
KWE|Aéroport international de Guiyang-Longdongbao|مطار قوييانغ لونغدونغباو الدولي
KWI|Aéroport international de Koweït|مطار الكويت الدولي
KWL|Aéroport international de Guilin-Liangjiang|مطار قويلين ليانغجيانغ الدولي
KWZ|Aéroport de Kolwezi|
KYA|Aéroport de Konya|مطار قونية
KZN|Aéroport international de Kazan|مطار قازان الدولي
LAD|Aéroport international Quatro-de-Fevereiro de Luanda|مطار كواترو دي فيفيريرو الدولي
LAQ|Aéroport international d’Al Abraq|مطار الأبرق الدولي
LAS|Aéroport international Harry-Reid de Las Vegas|مطار هاري ريد الدولي
LAX|Aéroport international de Los Angeles|مطار لوس أنجلوس الدولي
LBA|Aéroport de Leeds-Bradford|مطار ليدز برادفورد
LBD|Aéroport de Khodjent|مطار خوجند
LBV|Aéroport international Léon-Mba de Libreville|مطار ليون مبا الدولي
LCA|Aéroport international de Larnaca|مطار لارنكا الدولي
LCJ|Aéroport Władysław-Reymont de Łódź|مطار لودز فلاديسلاف ريمونت
LCK|Aéroport international Rickenbacker de Columbus|مطار ريكنباكر الدولي
LCY|Aéroport de Londres-City|مطار لندن سيتي
LDE|Aéroport de Tarbes-Lourdes-Pyrénées|مطار تارب لورد البرانس
LDX|Aéroport de Saint-Laurent-du-Maroni|
LED|Aéroport de Saint-Pétersbourg-Poulkovo|مطار سانت بطرسبرغ بولكوفو
LEI|Aéroport d’Almería|مطار ألمرية
LEJ|Aéroport de Leipzig-Halle|مطار لايبزيغ هاله
LEX|Aéroport Blue Grass de Lexington|مطار بلو غراس
LFW|Aéroport international Gnassingbé-Eyadéma de Lomé|مطار غناسينغبي إياديما الدولي
LGA|Aéroport LaGuardia de New York|مطار لاغوارديا
LGB|Aéroport de Long Beach|مطار لونغ بيتش
LGG|Aéroport de Liège|مطار لييج
LGK|Aéroport international de Langkawi|مطار لنكاوي الدولي
LGW|Aéroport de Londres-Gatwick|مطار لندن غاتويك
LHE|Aéroport international Allama-Iqbal de Lahore|مطار علامة إقبال الدولي
LHR|Aéroport de Londres-Heathrow|مطار لندن هيثرو
LHW|Aéroport international de Lanzhou-Zhongchuan|مطار لانتشو تشونغتشوان الدولي
LIF|Aéroport de Lifou|
LIG|Aéroport de Limoges-Bellegarde|مطار ليموج بيلغارد
LIL|Aéroport de Lille-Lesquin|مطار ليل ليسكان
LIM|Aéroport international Jorge-Chávez de Lima|مطار خورخي تشافيز الدولي
LIN|Aéroport de Milan-Linate|مطار ميلانو ليناتي
LIR|Aéroport international Daniel-Oduber-Quirós de Liberia|مطار دانييل أودوبر كيروس الدولي
LIS|Aéroport Humberto-Delgado de Lisbonne|مطار لشبونة هومبرتو ديلغادو
LIT|Aéroport national Bill-et-Hillary-Clinton de Little Rock|مطار بيل وهيلاري كلينتون الوطني
LJG|Aéroport de Lijiang|مطار ليجيانغ
LJU|Aéroport Jože-Pučnik de Ljubljana|مطار ليوبليانا يوجي بوتشنيك
LKO|Aéroport international Chaudhary-Charan-Singh de Lucknow|مطار تشودري تشاران سينغ الدولي
LLA|Aéroport de Luleå|مطار لوليا
LLW|Aéroport international Kamuzu de Lilongwe|مطار كاموزو الدولي
LME|Aéroport du Mans-Arnage|
LNZ|Aéroport de Linz|مطار لينتس
LOP|Aéroport international Zainuddin-Abdul-Madjid de Lombok|مطار زين الدين عبد المجيد الدولي
LOS|Aéroport international Murtala-Muhammed de Lagos|مطار مورتالا محمد الدولي
LPA|Aéroport de Grande Canarie|مطار غران كناريا
LPB|Aéroport international d’El Alto|مطار إل ألتو الدولي
LPL|Aéroport John-Lennon de Liverpool|مطار ليفربول جون لينون
LPQ|Aéroport international de Luang Prabang|مطار لوانغ برابانغ الدولي
LPY|Aéroport du Puy-Loudes|
LRH|Aéroport de La Rochelle-Île de Ré|مطار لاروشيل إيل دو ري
LRM|Aéroport de La Romana|مطار لا رومانا
LRT|Aéroport de Lorient-Bretagne Sud|
LST|Aéroport de Launceston|مطار لونسستون
LTN|Aéroport de Londres-Luton|مطار لندن لوتون
LTT|Aéroport de La Môle-Saint-Tropez|مطار لا مول سان تروبيه
LUG|Aéroport de Lugano|مطار لوغانو
LUK|Aéroport municipal Lunken de Cincinnati|مطار سينسيناتي لانكن البلدي
LUN|Aéroport international Kenneth-Kaunda de Lusaka|مطار كينيث كاوندا الدولي
LUX|Aéroport de Luxembourg|مطار لوكسمبورغ
LVI|Aéroport international Harry-Mwaanga-Nkumbula de Livingstone|مطار هاري موانغا نكومبولا الدولي
LWN|Aéroport international Shirak de Gyumri|مطار شيراك الدولي
LWO|Aéroport international de Lviv|مطار لفيف الدولي
LXA|Aéroport de Lhassa-Gonggar|مطار لاسا غونغار
LXR|Aéroport international de Louxor|مطار الأقصر الدولي
LYP|Aéroport de Faisalabad|مطار فيصل آباد
LYR|Aéroport du Svalbard|مطار سفالبارد
LYS|Aéroport de Lyon-Saint-Exupéry|مطار ليون سانت إكزوبيري
MAA|Aéroport international de Madras|مطار تشيناي الدولي
MAD|Aéroport Adolfo-Suárez de Madrid-Barajas|مطار أدولفو سواريز مدريد باراخاس
MAH|Aéroport de Minorque|مطار منورقة
MAJ|Aéroport international Amata-Kabua de Majuro|مطار أماتا كابوا الدولي
MAM|Aéroport de Matamoros|مطار ماتاموروس
MAN|Aéroport de Manchester|مطار مانشستر
MAO|Aéroport international Eduardo-Gomes de Manaus|مطار ماناوس إدواردو غوميز الدولي
MAR|Aéroport international La Chinita de Maracaibo|مطار لا تشينيتا الدولي
MAU|Aéroport de Maupiti|
MBA|Aéroport international Moi de Mombasa|مطار موي الدولي
MBJ|Aéroport international Sangster de Montego Bay|مطار سانغستر الدولي
MBW|Aéroport de Melbourne-Moorabbin|مطار ملبورن مورابين
MCI|Aéroport international de Kansas City|مطار كانساس سيتي الدولي
MCO|Aéroport international d’Orlando|مطار أورلاندو الدولي
MCT|Aéroport international de Mascate|مطار مسقط الدولي
MCX|Aéroport de Makhatchkala|مطار محج قلعة
MCZ|Aéroport international Zumbi-dos-Palmares de Maceió|مطار ماسيو زومبي دوس بالماريس الدولي
MDC|Aéroport international Sam-Ratulangi de Manado|مطار سام راتولانغي الدولي
MDE|Aéroport international José-María-Córdova de Medellín|مطار خوسيه ماريا كوردوفا الدولي
MDK|Aéroport de Mbandaka|
MDL|Aéroport international de Mandalay|مطار ماندالاي الدولي
MDW|Aéroport international Midway de Chicago|مطار شيكاغو ميدواي الدولي
MDZ|Aéroport international El Plumerillo de Mendoza|مطار إل بلوميريو الدولي
MEB|Aéroport de Melbourne-Essendon|مطار ملبورن إسندون
MED|Aéroport international Prince-Mohammed-ben-Abdelaziz de Médine|مطار الأمير محمد بن عبد العزيز الدولي
MEE|Aéroport de Maré|
MEL|Aéroport de Melbourne|مطار ملبورن
MEM|Aéroport international de Memphis|مطار ممفيس الدولي
MEX|Aéroport international Benito-Juárez de Mexico|مطار بينيتو خواريز الدولي
MFM|Aéroport international de Macao|مطار ماكاو الدولي
MGA|Aéroport international Augusto-C.-Sandino de Managua|مطار أوغستو ساندينو الدولي
MGQ|Aéroport international Aden-Adde de Mogadiscio|مطار آدم عدي الدولي
MHD|Aéroport international de Machhad|مطار مشهد الدولي
MHQ|Aéroport de Mariehamn|مطار ماريهامن
MHT|Aéroport régional de Manchester-Boston|مطار مانشستر بوسطن الإقليمي
MIA|Aéroport international de Miami|مطار ميامي الدولي
MID|Aéroport international Manuel-Crescencio-Rejón de Mérida|مطار مانويل كريسينسيو ريخون الدولي
MIR|Aéroport international Habib-Bourguiba de Monastir|مطار المنستير الحبيب بورقيبة الدولي
MJI|Aéroport international de Mitiga|مطار معيتيقة الدولي
MJM|Aéroport de Mbuji-Mayi|مطار مبوجي مايي
MJN|Aéroport Philibert-Tsiranana de Mahajanga|
MJT|Aéroport international de Mytilène|مطار ميتيليني الدولي
MKE|Aéroport international Mitchell de Milwaukee|مطار ميلووكي ميتشل الدولي
MKP|Aéroport de Makemo|
MKU|Aéroport de Makokou|
MLA|Aéroport international de Malte|مطار مالطا الدولي
MLE|Aéroport international Velana de Malé|مطار فيلانا الدولي
MLN|Aéroport de Melilla|مطار مليلية
MLW|Aéroport Spriggs-Payne de Monrovia|مطار سبريغز باين
MLX|Aéroport de Malatya|مطار ملاطية
MMK|Aéroport de Mourmansk|مطار مورمانسك
MMX|Aéroport de Malmö|مطار مالمو
MNI|Aéroport John-A.-Osborne de Montserrat|مطار جون أوزبورن
MNJ|Aéroport de Mananjary|
MNL|Aéroport international Ninoy-Aquino de Manille|مطار نينوي أكينو الدولي
MOB|Aéroport régional de Mobile|مطار موبيل الإقليمي
MOQ|Aéroport de Morondava|
MOZ|Aéroport de Moorea-Temae|
MPL|Aéroport de Montpellier-Méditerranée|مطار مونبلييه ميديتيراني
MPM|Aéroport international de Maputo|مطار مابوتو الدولي
MQC|Aéroport de Miquelon|مطار ميكلون
MQM|Aéroport de Mardin|مطار ماردين
MQX|Aéroport Alula-Aba-Nega de Mekele|مطار ألولا أبا نيغا
MRA|Aéroport international de Misrata|مطار مصراتة الدولي
MRI|Aéroport Merrill Field d’Anchorage|مطار ميريل فيلد
MRS|Aéroport de Marseille-Provence|مطار مرسيليا بروفنس
MRU|Aéroport international Sir-Seewoosagur-Ramgoolam|مطار السير سيووساغور رامغولام الدولي
MRV|Aéroport de Mineralnye Vody|مطار مينيرالني فودي
MSN|Aéroport régional du comté de Dane|مطار مقاطعة دين الإقليمي
MSP|Aéroport international de Minneapolis-Saint-Paul|مطار مينيابوليس سانت بول الدولي
MSQ|Aéroport national de Minsk|مطار مينسك الوطني
MST|Aéroport de Maastricht-Aix-la-Chapelle|مطار ماستريخت آخن
MSU|Aéroport international Moshoeshoe-Ier de Maseru|مطار موشوشو الأول الدولي
MSY|Aéroport international Louis-Armstrong de La Nouvelle-Orléans|مطار لويس أرمسترونغ نيو أورلينز الدولي
MTM|Aéroport d’hydravions de Metlakatla|مطار ميتلاكاتلا المائي
MTY|Aéroport international de Monterrey|مطار مونتيري الدولي
MUC|Aéroport international de Munich|مطار ميونخ الدولي
MUH|Aéroport international de Marsa Matrouh|مطار مرسى مطروح الدولي
MUX|Aéroport de Multan|مطار ملتان
MVB|Aéroport international de M’Vengué El-Hadj-Omar-Bongo-Ondimba|مطار الحاج عمر بونغو أونديمبا الدولي
MVD|Aéroport international de Montevideo-Carrasco|مطار كاراسكو الدولي
MVR|Aéroport international de Maroua-Salak|
MVT|Aéroport de Mataiva|
MWX|Aéroport international de Muan|مطار موان الدولي
MWZ|Aéroport international de Mwanza|مطار موانزا الدولي
MXP|Aéroport de Milan-Malpensa|مطار ميلانو مالبينسا
MYJ|Aéroport de Matsuyama|مطار ماتسوياما
MYR|Aéroport international de Myrtle Beach|مطار ميرتل بيتش الدولي
MYY|Aéroport de Miri|مطار ميري
MZI|Aéroport de Mopti|مطار موبتي
MZR|Aéroport de Mazar-e-Charif|مطار مزار شريف
MZT|Aéroport international de Mazatlán|مطار مازاتلان الدولي
NAN|Aéroport international de Nadi|مطار نادي الدولي
NAP|Aéroport international de Naples|مطار نابولي الدولي
NAS|Aéroport international Lynden-Pindling de Nassau|مطار ليندن بيندلينغ الدولي
NAT|Aéroport international de Natal|مطار ناتال الدولي
NAU|Aéroport de Napuka|
NBE|Aéroport international d’Enfidha-Hammamet|مطار النفيضة الحمامات الدولي
NBJ|Aéroport international António-Agostinho-Neto de Luanda|مطار الدكتور أنطونيو أغوستينيو نيتو الدولي
NBO|Aéroport international Jomo-Kenyatta de Nairobi|مطار جومو كينياتا الدولي
NCE|Aéroport de Nice-Côte d’Azur|مطار نيس كوت دازور
NCL|Aéroport international de Newcastle|مطار نيوكاسل الدولي
NCY|Aéroport d’Annecy-Haute-Savoie-Mont-Blanc|
NDB|Aéroport international de Nouadhibou|مطار نواذيبو الدولي
NDJ|Aéroport international Hassan-Djamous de N’Djaména|مطار حسن جاموس الدولي
NDR|Aéroport international de Nador-El Aroui|مطار الناظور العروي الدولي
NGB|Aéroport international de Ningbo-Lishe|مطار نينغبو ليشه الدولي
NGE|Aéroport de Ngaoundéré|
NGO|Aéroport international Chubu-Centrair de Nagoya|مطار تشوبو سنترير الدولي
NGS|Aéroport de Nagasaki|مطار ناغازاكي
NHV|Aéroport de Nuku Hiva|
NIM|Aéroport international Diori-Hamani de Niamey|مطار ديوري حماني الدولي
NIU|Aéroport de Niau|
NJF|Aéroport international de Nadjaf|مطار النجف الأشرف الدولي
NKC|Aéroport international de Nouakchott-Oumtounsy|مطار نواكشوط أم التونسي الدولي
NKG|Aéroport international de Nankin-Lukou|مطار نانجينغ لوكو الدولي
NKM|Aéroport de Nagoya|مطار ناغويا
NLA|Aéroport international Simon-Mwansa-Kapwepwe de Ndola|مطار سيمون موانسا كابويبوي الدولي
NLK|Aéroport de l’île Norfolk|مطار جزيرة نورفولك
NLU|Aéroport international Felipe-Ángeles de Mexico|مطار فيليبي أنخيليس الدولي
NMA|Aéroport de Namangan|مطار نامانغان
NNG|Aéroport international de Nanning-Wuxu|مطار ناننينغ ووشو الدولي
NOS|Aéroport de Nosy Be-Fascene|مطار نوسي بي فاسين
NOU|Aéroport international de Nouméa-La Tontouta|مطار نوميا لا تونتوتا الدولي
NOZ|Aéroport de Novokuznetsk|مطار نوفوكوزنتسك
NQZ|Aéroport international Noursoultan-Nazarbaïev d’Astana|مطار نور سلطان نزارباييف الدولي
NRT|Aéroport international de Tokyo-Narita|مطار ناريتا الدولي
NSI|Aéroport international de Yaoundé-Nsimalen|مطار ياوندي نسيمالين الدولي
NSN|Aéroport de Nelson|مطار نيلسون
NTE|Aéroport de Nantes-Atlantique|مطار نانت أتلانتيك
NTL|Aéroport de Newcastle|مطار نيوكاسل
NUE|Aéroport de Nuremberg|مطار نورنبرغ
NUM|Aéroport de Neom Bay|مطار خليج نيوم
NWA|Aéroport de Mohéli-Bandar Es Salam|مطار موهيلي بندر السلام
NYO|Aéroport de Stockholm-Skavsta|مطار ستوكهولم سكافستا
NYT|Aéroport international de Naypyidaw|مطار نايبيداو الدولي
OAK|Aéroport international d’Oakland|مطار أوكلاند الدولي
OAX|Aéroport international d’Oaxaca|مطار واهاكا الدولي
ODS|Aéroport international d’Odessa|مطار أوديسا الدولي
OGL|Aéroport international d’Ogle|مطار أوغل الدولي
OGX|Aéroport de Ouargla-Aïn Beïda|مطار ورقلة عين البيضاء
OHD|Aéroport d’Ohrid|مطار أوخريد
OHS|Aéroport de Sohar|مطار صحار
OIT|Aéroport d’Oita|مطار أويتا
OKA|Aéroport de Naha|مطار ناها
OKC|Aéroport international Will-Rogers d’Oklahoma City|مطار أوكلاهوما سيتي ويل روجرز الدولي
OKD|Aéroport de Sapporo-Okadama|مطار سابورو أوكاداما
OLB|Aéroport d’Olbia-Costa Smeralda|مطار أولبيا كوستا سميرالدا
OMA|Aéroport Eppley d’Omaha|مطار أوماها إيبلي
OMS|Aéroport d’Omsk|مطار أومسك
ONT|Aéroport international d’Ontario|مطار أونتاريو الدولي
OOL|Aéroport de Gold Coast|مطار غولد كوست
OPF|Aéroport de Miami-Opa-locka|مطار ميامي أوبا لوكا
OPO|Aéroport de Porto|مطار بورتو
ORD|Aéroport international O’Hare de Chicago|مطار شيكاغو أوهير الدولي
ORF|Aéroport international de Norfolk|مطار نورفولك الدولي
ORG|Aéroport Zorg en Hoop de Paramaribo|مطار زورغ إن هوب
ORK|Aéroport de Cork|مطار كورك
ORN|Aéroport international Ahmed-Ben-Bella d’Oran|مطار وهران أحمد بن بلة الدولي
ORY|Aéroport de Paris-Orly|مطار باريس أورلي
OSL|Aéroport d’Oslo-Gardermoen|مطار أوسلو غاردرموين
OSM|Aéroport international de Mossoul|مطار الموصل الدولي
OSR|Aéroport Leoš-Janáček d’Ostrava|مطار أوسترافا ليوش ياناتشيك
OSS|Aéroport d’Och|مطار أوش
OST|Aéroport international d’Ostende-Bruges|مطار أوستند بروج الدولي
OTP|Aéroport international Henri-Coandă de Bucarest|مطار بوخارست هنري كواندا الدولي
OUA|Aéroport international Thomas-Sankara de Ouagadougou|مطار توماس سانكارا واغادوغو الدولي
OUD|Aéroport d’Oujda-Angads|مطار وجدة أنجاد
OUI|Aéroport d’Ouessant|
OUL|Aéroport d’Oulu|مطار أولو
OUZ|Aéroport de Zouérate|مطار ازويرات
OVB|Aéroport international de Novossibirsk-Tolmatchevo|مطار نوفوسيبيرسك تولماتشيفو الدولي
OXB|Aéroport international Osvaldo-Vieira de Bissau|مطار أوسفالدو فييرا الدولي
OYE|Aéroport d’Oyem|
OZG|Aéroport de Zagora|مطار زاكورة
OZZ|Aéroport de Ouarzazate|مطار ورزازات
PAC|Aéroport international Marcos-A.-Gelabert de Panama|مطار ماركوس خيلابيرت الدولي
PAP|Aéroport international Toussaint-Louverture de Port-au-Prince|مطار توسان لوفرتور الدولي
PBH|Aéroport de Paro|مطار بارو
PBI|Aéroport international Président-Donald-J.-Trump de Palm Beach|مطار الرئيس دونالد جيه ترامب الدولي
PBM|Aéroport international Johan-Adolf-Pengel de Paramaribo|مطار يوهان أدولف بينغل الدولي
PDG|Aéroport international Minangkabau de Padang|مطار مينانغكاباو الدولي
PDK|Aéroport DeKalb-Peachtree d’Atlanta|مطار ديكالب بيتشتري
PDL|Aéroport Jean-Paul-II de Ponta Delgada|مطار بونتا ديلغادا يوحنا بولس الثاني
PDP|Aéroport international Carlos-A.-Curbelo de Punta del Este|مطار كابيتان دي كوربيتا كارلوس كوربيلو الدولي
PDX|Aéroport international de Portland|مطار بورتلاند الدولي
PEE|Aéroport international de Perm|مطار بيرم الدولي
PEG|Aéroport international Saint-François-d’Assise de Pérouse|مطار بيروجا القديس فرنسيس الأسيزي الدولي
PEK|Aéroport international de Pékin-Capitale|مطار بكين العاصمة الدولي
PEN|Aéroport international de Penang|مطار بينانغ الدولي
PER|Aéroport de Perth|مطار بيرث
PEW|Aéroport international Bacha-Khan de Peshawar|مطار باتشا خان الدولي
PFO|Aéroport international de Paphos|مطار بافوس الدولي
PFR|Aéroport d’Ilebo|
PGF|Aéroport de Perpignan-Rivesaltes|مطار بربينيان ريفسالت
PHC|Aéroport international de Port Harcourt|مطار بورت هاركورت الدولي
PHH|Aéroport international de Pokhara|مطار بوخارا الدولي
PHL|Aéroport international de Philadelphie|مطار فيلادلفيا الدولي
PHX|Aéroport international Sky Harbor de Phoenix|مطار فينيكس سكاي هاربر الدولي
PIK|Aéroport de Glasgow-Prestwick|مطار غلاسكو بريستويك
PIS|Aéroport de Poitiers-Biard|
PIT|Aéroport international de Pittsburgh|مطار بيتسبرغ الدولي
PKP|Aéroport de Puka-Puka|
PKU|Aéroport international Sultan-Syarif-Kasim-II de Pekanbaru|مطار السلطان شريف قاسم الثاني الدولي
PKX|Aéroport international de Pékin-Daxing|مطار بكين داشينغ الدولي
PLM|Aéroport international Sultan-Mahmud-Badaruddin-II de Palembang|مطار السلطان محمود بدر الدين الثاني الدولي
PLS|Aéroport international de Providenciales|مطار بروفيدنسياليس الدولي
PLZ|Aéroport international Chief-Dawid-Stuurman de Port Elizabeth|مطار الزعيم داويد ستورمان الدولي
PMI|Aéroport de Palma de Majorque|مطار بالما دي مايوركا
PMO|Aéroport Falcone-Borsellino de Palerme|مطار باليرمو فالكوني بورسيلينو
PMV|Aéroport international Santiago-Mariño de Porlamar|مطار سانتياغو مارينيو الدولي
PNH|Aéroport international de Phnom Penh|مطار بنوم بنه الدولي
PNI|Aéroport de Pohnpei|مطار بونابي
PNK|Aéroport international Supadio de Pontianak|مطار سوباديو الدولي
PNQ|Aéroport international de Pune|مطار بونه الدولي
PNR|Aéroport international Agostinho-Neto de Pointe-Noire|مطار أغوستينيو نيتو الدولي
POA|Aéroport international Salgado-Filho de Porto Alegre|مطار بورتو أليغري سالغادو فيليو الدولي
POG|Aéroport de Port-Gentil|
POL|Aéroport de Pemba|مطار بمبا
POM|Aéroport international Jacksons de Port Moresby|مطار جاكسونز الدولي
POS|Aéroport international Piarco de Port-d’Espagne|مطار بياركو الدولي
POZ|Aéroport de Poznan-Lawica|مطار بوزنان وافيتسا
PPG|Aéroport international de Pago Pago|مطار باغو باغو الدولي
PPT|Aéroport international de Tahiti-Faaa|مطار تاهيتي فاآ الدولي
PRG|Aéroport Václav-Havel de Prague|مطار فاتسلاف هافيل براغ
PRI|Aéroport de Praslin|مطار براسلين
PRN|Aéroport international Adem-Jashari de Pristina|مطار بريشتينا آدم يشاري الدولي
PSA|Aéroport international de Pise|مطار بيزا الدولي
PSP|Aéroport international de Palm Springs|مطار بالم سبرينغز الدولي
PSY|Aéroport de Port Stanley|مطار بورت ستانلي
PTP|Aéroport international Guadeloupe-Maryse-Condé|مطار غوادلوب ماريز كوندي الدولي
PTY|Aéroport international Tocumen de Panama|مطار توكومين الدولي
PUF|Aéroport de Pau-Pyrénées|مطار بو بيرينيه
PUJ|Aéroport international de Punta Cana|مطار بونتا كانا الدولي
PUQ|Aéroport international Carlos-Ibáñez-del-Campo de Punta Arenas|مطار الرئيس كارلوس إيبانيز ديل كامبو الدولي
PUS|Aéroport international de Busan-Gimhae|مطار غيمهاي الدولي
PUY|Aéroport de Pula|مطار بولا
PVD|Aéroport T.-F.-Green de Providence|مطار تي إف غرين
PVG|Aéroport international de Shanghai-Pudong|مطار شانغهاي بودونغ الدولي
PVH|Aéroport international de Porto Velho|مطار بورتو فيليو الدولي
PVR|Aéroport international Gustavo-Díaz-Ordaz de Puerto Vallarta|مطار غوستافو دياز أورداز الدولي
PZU|Aéroport international de Port-Soudan|مطار بورتسودان الدولي
QSF|Aéroport de Sétif-8-Mai-1945|مطار سطيف الثامن ماي
RAE|Aéroport d’Arar|مطار عرعر
RAH|Aéroport de Rafha|مطار رفحاء
RAI|Aéroport international Nelson-Mandela de Praia|مطار نيلسون مانديلا الدولي
RAK|Aéroport de Marrakech-Ménara|مطار مراكش المنارة
RAR|Aéroport international de Rarotonga|مطار راروتونغا الدولي
RAS|Aéroport de Rasht|مطار رشت
RBA|Aéroport de Rabat-Salé|مطار الرباط سلا
RBR|Aéroport international Plácido-de-Castro de Rio Branco|مطار ريو برانكو بلاسيدو دي كاسترو الدولي
RDU|Aéroport international de Raleigh-Durham|مطار رالي دورهام الدولي
RDZ|Aéroport de Rodez-Aveyron|
REC|Aéroport international de Recife|مطار ريسيفي الدولي
REP|Aéroport international de Siem Reap|مطار سيم ريب الدولي
RFD|Aéroport international de Chicago-Rockford|مطار شيكاغو روكفورد الدولي
RFP|Aéroport de Raiatea|
RGI|Aéroport de Rangiroa|
RGL|Aéroport Piloto-Civil-Norberto-Fernández de Río Gallegos|مطار بيلوتو سيفيل نوربرتو فرنانديز
RGN|Aéroport international de Rangoun|مطار يانغون الدولي
RHO|Aéroport de Rhodes|مطار رودس
RIC|Aéroport international de Richmond|مطار ريتشموند الدولي
RIX|Aéroport international de Riga|مطار ريغا الدولي
RIY|Aéroport international Riyan de Moukalla|مطار الريان الدولي
RJK|Aéroport de Rijeka|مطار رييكا
RKE|Aéroport de Copenhague-Roskilde|مطار كوبنهاغن روسكيلده
RKT|Aéroport international de Ras el Khaïmah|مطار رأس الخيمة الدولي
RKV|Aéroport de Reykjavik|مطار ريكيافيك
RMF|Aéroport international de Marsa Alam|مطار مرسى علم الدولي
RMI|Aéroport international Federico-Fellini de Rimini|مطار ريميني فيديريكو فيليني الدولي
RML|Aéroport de Colombo-Ratmalana|مطار راتمالانا
RMO|Aéroport international de Chisinau|مطار كيشيناو الدولي
RMQ|Aéroport international de Taichung|مطار تايتشونغ الدولي
RMT|Aéroport de Rimatara|
RNO|Aéroport international de Reno-Tahoe|مطار رينو تاهو الدولي
RNS|Aéroport de Rennes-Bretagne|مطار رين بريتاني
ROB|Aéroport international Roberts de Monrovia|مطار روبرتس الدولي
ROC|Aéroport international du Grand Rochester|مطار روتشستر الكبرى الدولي
ROR|Aéroport international Roman-Tmetuchl de Koror|مطار رومان تميتوشل الدولي
ROS|Aéroport international Islas Malvinas de Rosario|مطار روساريو جزر مالفيناس الدولي
ROV|Aéroport international Platov de Rostov-sur-le-Don|مطار بلاتوف الدولي
RRG|Aéroport de Rodrigues|مطار رودريغز
RRR|Aéroport de Raroia|
RSI|Aéroport international de la mer Rouge|مطار البحر الأحمر الدولي
RSW|Aéroport international du Sud-Ouest de la Floride|مطار جنوب غرب فلوريدا الدولي
RTM|Aéroport de Rotterdam-La Haye|مطار روتردام لاهاي
RUH|Aéroport international du Roi-Khaled de Riyad|مطار الملك خالد الدولي
RUN|Aéroport de La Réunion-Roland-Garros|مطار رولان غاروس
RUR|Aéroport de Rurutu|
RVN|Aéroport de Rovaniemi|مطار روفانيمي
RVV|Aéroport de Raivavae|
SAH|Aéroport international de Sanaa|مطار صنعاء الدولي
SAI|Aéroport international de Siem Reap-Angkor|مطار سيم ريب أنغكور الدولي
SAL|Aéroport international du Salvador|مطار السلفادور الدولي
SAN|Aéroport international de San Diego|مطار سان دييغو الدولي
SAP|Aéroport international Ramón-Villeda-Morales de San Pedro Sula|مطار رامون فييدا موراليس الدولي
SAT|Aéroport international de San Antonio|مطار سان أنطونيو الدولي
SAV|Aéroport international de Savannah-Hilton Head|مطار سافانا هيلتون هيد الدولي
SAW|Aéroport international Sabiha-Gökçen d’Istanbul|مطار صبيحة كوكجن الدولي
SBA|Aéroport municipal de Santa Barbara|مطار سانتا باربرا البلدي
SBH|Aéroport Rémy-de-Haenen de Saint-Barthélemy|مطار سان بارتيلمي
SBZ|Aéroport de Sibiu|مطار سيبيو
SCL|Aéroport international Arturo-Merino-Benítez de Santiago|مطار أرتورو ميرينو بينيتيز الدولي
SCN|Aéroport de Sarrebruck|مطار ساربروكن
SCO|Aéroport international d’Aktaou|مطار أكتاو الدولي
SCQ|Aéroport de Saint-Jacques-de-Compostelle|مطار سانتياغو دي كومبوستيلا
SCT|Aéroport international de Socotra|مطار سقطرى الدولي
SDF|Aéroport international Mohamed-Ali de Louisville|مطار لويفيل محمد علي الدولي
SDJ|Aéroport de Sendai|مطار سنداي
SDQ|Aéroport international Las Américas de Saint-Domingue|مطار لاس أمريكاس الدولي
SDU|Aéroport Santos-Dumont de Rio de Janeiro|مطار سانتوس دومونت
SEA|Aéroport international de Seattle-Tacoma|مطار سياتل تاكوما الدولي
SEB|Aéroport de Sebha|مطار سبها الدولي
SEN|Aéroport de Londres-Southend|مطار لندن ساوثند
SEW|Aéroport de Siwa|مطار سيوة
SEZ|Aéroport international des Seychelles|مطار سيشل الدولي
SFA|Aéroport international de Sfax-Thyna|مطار صفاقس طينة الدولي
SFB|Aéroport international d’Orlando-Sanford|مطار أورلاندو سانفورد الدولي
SFC|Aéroport de Saint-François|
SFG|Aéroport de Grand-Case-L’Espérance|مطار غراند كاز ليسبيرانس
SFO|Aéroport international de San Francisco|مطار سان فرانسيسكو الدولي
SGN|Aéroport international Tan Son Nhat de Hô-Chi-Minh-Ville|مطار تان سون نهات الدولي
SHA|Aéroport international de Shanghai-Hongqiao|مطار شانغهاي هونغتشياو الدولي
SHE|Aéroport international de Shenyang-Taoxian|مطار شنيانغ تاوشيان الدولي
SHJ|Aéroport international de Charjah|مطار الشارقة الدولي
SHO|Aéroport international du Roi-Mswati-III de Manzini|مطار الملك مسواتي الثالث الدولي
SHW|Aéroport de Charourah|مطار شرورة
SID|Aéroport international Amílcar-Cabral de Sal|مطار أميلكار كابرال الدولي
SIG|Aéroport international Fernando-Luis-Ribas-Dominicci de San Juan|مطار فرناندو لويس ريباس دومينيتشي الدولي
SIN|Aéroport de Singapour-Changi|مطار شانغي سنغافورة
SIP|Aéroport international de Simferopol|مطار سيمفيروبول الدولي
SIT|Aéroport de Sitka|مطار سيتكا
SJC|Aéroport international Norman-Y.-Mineta de San José|مطار نورمان مينيتا سان خوسيه الدولي
SJD|Aéroport international de Los Cabos|مطار لوس كابوس الدولي
SJJ|Aéroport international de Sarajevo|مطار سراييفو الدولي
SJO|Aéroport international Juan-Santamaría de San José|مطار خوان سانتاماريا الدولي
SJU|Aéroport international Luis-Muñoz-Marín de San Juan|مطار لويس مونيوز مارين الدولي
SJW|Aéroport international de Shijiazhuang-Zhengding|مطار شيجياتشوانغ تشنغدينغ الدولي
SKB|Aéroport international Robert-L.-Bradshaw de Basseterre|مطار روبرت إل برادشو الدولي
SKD|Aéroport de Samarcande|مطار سمرقند
SKG|Aéroport international de Thessalonique-Macédoine|مطار سالونيك مقدونيا الدولي
SKO|Aéroport de Sokoto|مطار سوكوتو
SKP|Aéroport international de Skopje|مطار سكوبيه الدولي
SKT|Aéroport de Sialkot|مطار سيالكوت
SKZ|Aéroport de Sukkur|مطار سكور
SLA|Aéroport international Martín-Miguel-de-Güemes de Salta|مطار مارتين ميغيل دي غويميس الدولي
SLC|Aéroport international de Salt Lake City|مطار سولت ليك سيتي الدولي
SLL|Aéroport international de Salalah|مطار صلالة الدولي
SLU|Aéroport George-F.-L.-Charles de Castries|مطار جورج إف إل تشارلز
SLZ|Aéroport international Marechal-Cunha-Machado de São Luís|مطار ساو لويس ماريشال كونيا ماشادو الدولي
SMF|Aéroport international de Sacramento|مطار ساكرامنتو الدولي
SMI|Aéroport de Samos|مطار ساموس
SMS|Aéroport de Sainte-Marie|
SNA|Aéroport John-Wayne de Santa Ana|مطار جون وين
SNN|Aéroport de Shannon|مطار شانون
SNR|Aéroport de Saint-Nazaire-Montoir|
SOF|Aéroport international de Sofia|مطار صوفيا الدولي
SOU|Aéroport de Southampton|مطار ساوثهامبتون
SPN|Aéroport international de Saipan|مطار سايبان الدولي
SPU|Aéroport de Split|مطار سبليت
SPX|Aéroport international du Sphinx|مطار سفنكس الدولي
SPY|Aéroport de San-Pédro|
SRE|Aéroport international Alcantarí de Sucre|مطار ألكانتاري الدولي
SRG|Aéroport international Ahmad-Yani de Semarang|مطار أحمد ياني الدولي
SRQ|Aéroport international de Sarasota-Bradenton|مطار ساراسوتا برادنتون الدولي
SRZ|Aéroport El Trompillo de Santa Cruz de la Sierra|مطار إل ترومبيو
SSA|Aéroport international Luís-Eduardo-Magalhães de Salvador|مطار سلفادور لويس إدواردو ماغالهايس الدولي
SSG|Aéroport de Malabo|مطار مالابو
SSH|Aéroport international de Charm el-Cheikh|مطار شرم الشيخ الدولي
STL|Aéroport international Lambert de Saint-Louis|مطار سانت لويس لامبرت الدولي
STM|Aéroport Maestro-Wilson-Fonseca de Santarém|مطار سانتاريم مايسترو ويلسون فونسيكا
STN|Aéroport de Londres-Stansted|مطار لندن ستانستد
STR|Aéroport de Stuttgart|مطار شتوتغارت
STT|Aéroport Cyril-E.-King de Saint-Thomas|مطار سيريل إي كينغ
STX|Aéroport Henry-E.-Rohlsen de Sainte-Croix|مطار هنري إي رولسن
SUB|Aéroport international Juanda de Surabaya|مطار جواندا الدولي
SUF|Aéroport international de Lamezia Terme|مطار لاميتسيا تيرمي الدولي
SUV|Aéroport de Suva-Nausori|مطار ناوسوري
SVB|Aéroport de Sambava|
SVD|Aéroport international d’Argyle|مطار أرغايل الدولي
SVG|Aéroport de Stavanger-Sola|مطار ستافانغر سولا
SVO|Aéroport international de Moscou-Cheremetievo|مطار شيريميتيفو الدولي
SVQ|Aéroport de Séville|مطار إشبيلية
SVX|Aéroport d’Iekaterinbourg-Koltsovo|مطار كولتسوفو
SWA|Aéroport international de Jieyang-Chaoshan|مطار جييانغ تشاوشان الدولي
SWF|Aéroport international Stewart de New York|مطار ستيوارت الدولي
SXB|Aéroport de Strasbourg-Entzheim|مطار ستراسبورغ
SXM|Aéroport international Princesse-Juliana de Saint-Martin|مطار الأميرة جوليانا الدولي
SXR|Aéroport international Sheikh-ul-Alam de Srinagar|مطار سريناغار شيخ العالم الدولي
SYD|Aéroport de Sydney|مطار سيدني
SYQ|Aéroport international Tobías-Bolaños de San José|مطار توبياس بولانيوس الدولي
SYR|Aéroport international Hancock de Syracuse|مطار سيراكيوز هانكوك الدولي
SYX|Aéroport international de Sanya-Phoenix|مطار سانيا فينيكس الدولي
SYZ|Aéroport international Shahid-Dastgheib de Chiraz|مطار الشهيد دستغيب الدولي
SZB|Aéroport Sultan-Abdul-Aziz-Shah de Kuala Lumpur|مطار السلطان عبد العزيز شاه
SZF|Aéroport de Samsun-Çarşamba|مطار سامسون تشارشامبا
SZG|Aéroport de Salzbourg|مطار سالزبورغ
SZX|Aéroport international de Shenzhen-Bao’an|مطار شنجن باوان الدولي
SZZ|Aéroport de Szczecin-Goleniów|مطار شتتين غولينيوف
TAB|Aéroport international A.-N.-R.-Robinson de Tobago|مطار إيه إن آر روبنسون الدولي
TAI|Aéroport international de Taëz-Al Janad|مطار تعز الدولي
TAO|Aéroport international de Qingdao-Jiaodong|مطار تشينغداو جياودونغ الدولي
TAS|Aéroport international de Tachkent|مطار طشقند الدولي
TBJ|Aéroport international de Tabarka-Aïn Draham|مطار طبرقة عين دراهم الدولي
TBS|Aéroport international de Tbilissi|مطار تبليسي الدولي
TBU|Aéroport international Fua’amotu de Nuku’alofa|مطار فوآموتو الدولي
TBZ|Aéroport de Tabriz|مطار تبريز
TCP|Aéroport international de Taba|مطار طابا الدولي
TEE|Aéroport Cheikh-Larbi-Tébessi de Tébessa|مطار الشيخ العربي التبسي
TFN|Aéroport de Tenerife-Nord|مطار تينيريفي الشمالي
TFS|Aéroport de Tenerife-Sud|مطار تينيريفي الجنوبي
TFU|Aéroport international de Chengdu-Tianfu|مطار تشنغدو تيانفو الدولي
TGD|Aéroport de Podgorica|مطار بودغوريتسا
TGG|Aéroport Sultan-Mahmud de Kuala Terengganu|مطار السلطان محمود
TGJ|Aéroport de Tiga|
TGR|Aéroport de Touggourt-Sidi Mahdi|مطار تقرت سيدي مهدي
TGU|Aéroport international Toncontín de Tegucigalpa|مطار تونكونتين الدولي
THR|Aéroport international de Téhéran-Mehrabad|مطار مهر آباد الدولي
TIA|Aéroport international Mère-Teresa de Tirana|مطار تيرانا الأم تيريزا الدولي
TIF|Aéroport international de Taïf|مطار الطائف الدولي
TIH|Aéroport de Tikehau|
TIJ|Aéroport international de Tijuana|مطار تيخوانا الدولي
TIN|Aéroport Commandant-Ferradj de Tindouf|مطار تندوف الرائد فراج
TIV|Aéroport de Tivat|مطار تيفات
TJM|Aéroport international de Tioumen-Rochtchino|مطار تيومين روشينو الدولي
TJN|Aéroport de Takume|
TKP|Aéroport de Takapoto|
TKU|Aéroport de Turku|مطار توركو
TKV|Aéroport de Tatakoto|
TKX|Aéroport de Takaroa|
TLE|Aéroport de Toliara|
TLH|Aéroport international de Tallahassee|مطار تالاهاسي الدولي
TLL|Aéroport de Tallinn|مطار تالين
TLM|Aéroport de Tlemcen-Zenata-Messali-El-Hadj|مطار تلمسان زناتة مصالي الحاج
TLN|Aéroport de Toulon-Hyères|مطار تولون إيير
TLS|Aéroport de Toulouse-Blagnac|مطار تولوز بلانياك
TLV|Aéroport international Ben-Gourion de Tel-Aviv|مطار بن غوريون الدولي
TMM|Aéroport de Toamasina-Ambalamanasy|مطار تواماسينا
TMP|Aéroport de Tampere-Pirkkala|مطار تامبيره بيركالا
TMR|Aéroport Aguenar-Hadj-Bey-Akhamok de Tamanrasset|مطار أقنار الحاج باي أخاموك
TMS|Aéroport international de São Tomé|مطار ساو تومي الدولي
TMX|Aéroport de Timimoun|مطار تيميمون
TNA|Aéroport international de Jinan-Yaoqiang|مطار جينان ياوتشيانغ الدولي
TNG|Aéroport de Tanger-Ibn-Battouta|مطار طنجة ابن بطوطة
TNR|Aéroport international d’Antananarivo-Ivato|مطار إيفاتو الدولي
TOB|Aéroport de Tobrouk|مطار طبرق
TOE|Aéroport international de Tozeur-Nefta|مطار توزر نفطة الدولي
TOF|Aéroport de Tomsk|مطار تومسك
TOM|Aéroport de Tombouctou|مطار تمبكتو
TOS|Aéroport de Tromsø|مطار ترومسو
TOU|Aéroport de Touho|
TPA|Aéroport international de Tampa|مطار تامبا الدولي
TPE|Aéroport international Taïwan-Taoyuan de Taipei|مطار تايوان تاويوان الدولي
TRD|Aéroport de Trondheim-Værnes|مطار تروندهايم فيرنيس
TRF|Aéroport de Sandefjord-Torp|مطار ساندفيورد تورب
TRN|Aéroport de Turin|مطار تورينو
TRS|Aéroport de Trieste-Frioul-Vénétie Julienne|مطار تريستي فريولي فينيتسيا جوليا
TRV|Aéroport international de Thiruvananthapuram|مطار ثيروفانانثابورام الدولي
TRW|Aéroport international Bonriki de Tarawa|مطار بونريكي الدولي
TSA|Aéroport de Taipei-Songshan|مطار تايبيه سونغشان
TSF|Aéroport de Venise-Trévise|مطار البندقية تريفيزو
TSN|Aéroport international de Tianjin-Binhai|مطار تيانجين بينهاي الدولي
TSR|Aéroport international Traian-Vuia de Timișoara|مطار تيميشوارا ترايان فويا الدولي
TSV|Aéroport de Townsville|مطار تاونزفيل
TTA|Aéroport de Tan-Tan-Plage Blanche|مطار طانطان الشاطئ الأبيض
TTS|Aéroport de Tsaratanana|
TTU|Aéroport Sania Ramel de Tétouan|مطار تطوان سانية الرمل
TUB|Aéroport de Tubuai|
TUF|Aéroport de Tours-Val de Loire|
TUI|Aéroport de Turaif|مطار طريف
TUL|Aéroport international de Tulsa|مطار تولسا الدولي
TUN|Aéroport international de Tunis-Carthage|مطار تونس قرطاج الدولي
TUS|Aéroport international de Tucson|مطار توسان الدولي
TUU|Aéroport international Prince-Sultan-ben-Abdelaziz de Tabouk|مطار الأمير سلطان بن عبد العزيز الدولي
TYN|Aéroport international de Taiyuan-Wusu|مطار تاييوان ووسو الدولي
TYS|Aéroport McGhee-Tyson de Knoxville|مطار ماكغي تايسون
TZA|Aéroport municipal de Belize City|مطار مدينة بليز البلدي
TZX|Aéroport de Trébizonde|مطار طرابزون
UAH|Aéroport de Ua Huka|
UAP|Aéroport de Ua Pou|
UBN|Aéroport international Gengis-Khan d’Oulan-Bator|مطار جنكيز خان الدولي
UET|Aéroport de Quetta|مطار كويتا
UFA|Aéroport international d’Oufa|مطار أوفا الدولي
UGC|Aéroport d’Ourguentch|مطار أورغنتش
UIO|Aéroport international Mariscal-Sucre de Quito|مطار ماريسكال سوكري الدولي
UKB|Aéroport de Kobe|مطار كوبه
ULH|Aéroport international Prince-Abdelmajid-ben-Abdelaziz d’Al-Ula|مطار الأمير عبد المجيد بن عبد العزيز الدولي
ULV|Aéroport d’Oulianovsk-Barataïevka|مطار أوليانوفسك باراتاييفكا
ULY|Aéroport d’Oulianovsk-Vostotchny|مطار أوليانوفسك فوستوتشني
UME|Aéroport d’Umeå|مطار أوميو
UPG|Aéroport international Sultan-Hasanuddin de Macassar|مطار السلطان حسن الدين الدولي
URA|Aéroport d’Ouralsk-Ak Jol|مطار أورال آق جول
URC|Aéroport international d’Ürümqi-Diwopu|مطار أورومتشي ديووبو الدولي
URY|Aéroport de Qurayyat|مطار القريات
USH|Aéroport international Malvinas Argentinas d’Ushuaïa|مطار مالفيناس الأرجنتينية الدولي
USM|Aéroport de Ko Samui|مطار كو ساموي
UTP|Aéroport international U-Tapao de Rayong-Pattaya|مطار أوتاباو الدولي
UVE|Aéroport d’Ouvéa|
UVF|Aéroport international Hewanorra de Vieux Fort|مطار هيوانورا الدولي
UYL|Aéroport de Nyala|مطار نيالا
VAN|Aéroport Ferit-Melen de Van|مطار فان فريد ملن
VAR|Aéroport de Varna|مطار فارنا
VCE|Aéroport de Venise-Marco-Polo|مطار البندقية ماركو بولو
VCP|Aéroport international de São Paulo-Viracopos|مطار فيراكوبوس الدولي
VER|Aéroport international de Veracruz|مطار فيراكروز الدولي
VFA|Aéroport de Victoria Falls|مطار شلالات فيكتوريا
VIE|Aéroport international de Vienne|مطار فيينا الدولي
VIL|Aéroport de Dakhla|مطار الداخلة
VIX|Aéroport Eurico-de-Aguiar-Salles de Vitória|مطار فيتوريا أوريكو دي أغيار ساليس
VKO|Aéroport international de Moscou-Vnoukovo|مطار فنوكوفو الدولي
VLC|Aéroport de Valence|مطار فالنسيا
VLI|Aéroport international Bauerfield de Port-Vila|مطار باورفيلد الدولي
VNO|Aéroport international de Vilnius|مطار فيلنيوس الدولي
VNS|Aéroport international Lal-Bahadur-Shastri de Bénarès|مطار لال بهادور شاستري الدولي
VOG|Aéroport international de Volgograd|مطار فولغوغراد الدولي
VOZ|Aéroport international de Voronej|مطار فورونيج الدولي
VRA|Aéroport international Juan-Gualberto-Gómez de Varadero|مطار خوان غوالبيرتو غوميز الدولي
VRN|Aéroport Valerio-Catullo de Vérone|مطار فيرونا فاليريو كاتولو
VST|Aéroport de Stockholm-Västerås|مطار ستوكهولم فيستروس
VTE|Aéroport international Wattay de Vientiane|مطار واتاي الدولي
VVI|Aéroport international Viru Viru de Santa Cruz de la Sierra|مطار فيرو فيرو الدولي
VVO|Aéroport international de Vladivostok|مطار فلاديفوستوك الدولي
VVZ|Aéroport d’Illizi|مطار إليزي
WAE|Aéroport de Wadi ad-Dawasir|مطار وادي الدواسر
WAW|Aéroport Frédéric-Chopin de Varsovie|مطار وارسو شوبان
WDH|Aéroport international Hosea-Kutako de Windhoek|مطار هوسيا كوتاكو الدولي
WIL|Aéroport Wilson de Nairobi|مطار ويلسون
WLG|Aéroport international de Wellington|مطار ولينغتون الدولي
WLS|Aéroport de Wallis-Hihifo|مطار واليس
WMI|Aéroport de Varsovie-Modlin|مطار وارسو مودلين
WMN|Aéroport de Maroantsetra|
WNZ|Aéroport international de Wenzhou-Longwan|مطار ونتشو لونغوان الدولي
WRO|Aéroport Nicolas-Copernic de Wroclaw|مطار فروتسواف نيكولاس كوبرنيكوس
WTA|Aéroport de Tambohorano|
WUH|Aéroport international de Wuhan-Tianhe|مطار ووهان تيانخه الدولي
WUX|Aéroport international Sunan-Shuofang de Wuxi|مطار سونان شوفانغ الدولي
XCH|Aéroport de l’île Christmas|مطار جزيرة كريسماس
XCR|Aéroport de Châlons-Vatry|
XIY|Aéroport international de Xi’an-Xianyang|مطار شيان شيانيانغ الدولي
XMH|Aéroport de Manihi|
XMN|Aéroport international de Xiamen-Gaoqi|مطار شيامن غاوتشي الدولي
XNN|Aéroport international de Xining-Caojiabao|مطار شينينغ تساوجياباو الدولي
XPL|Aéroport international Palmerola de Comayagua|مطار بالميرولا الدولي
XRY|Aéroport de Jerez|مطار شريش
XSP|Aéroport de Singapour-Seletar|مطار سنغافورة سيليتار
YBX|Aéroport de Blanc-Sablon|مطار بلان سابلون
YCB|Aéroport de Cambridge Bay|مطار كامبريدج باي
YEG|Aéroport international d’Edmonton|مطار إدمونتون الدولي
YEV|Aéroport Mike-Zubko d’Inuvik|مطار إينوفيك مايك زوبكو
YFB|Aéroport d’Iqaluit|مطار إيكالويت
YHM|Aéroport international John-C.-Munro de Hamilton|مطار هاميلتون الدولي
YHU|Aéroport métropolitain de Montréal|مطار مونتريال سان أوبير
YHZ|Aéroport international Stanfield d’Halifax|مطار هاليفاكس ستانفيلد الدولي
YIA|Aéroport international de Yogyakarta|مطار يوغياكارتا الدولي
YKS|Aéroport international d’Iakoutsk|مطار ياكوتسك الدولي
YLW|Aéroport international de Kelowna|مطار كيلونا الدولي
YNB|Aéroport de Yanbu|مطار الأمير عبد المحسن بن عبد العزيز الدولي
YNT|Aéroport international de Yantai-Penglai|مطار يانتاي بنغلاي الدولي
YOW|Aéroport international Macdonald-Cartier d’Ottawa|مطار أوتاوا ماكدونالد كارتييه الدولي
YQB|Aéroport international Jean-Lesage de Québec|مطار كيبك جان لوساج الدولي
YQM|Aéroport international Roméo-LeBlanc du Grand Moncton|مطار مونكتون الكبرى روميو لوبلان الدولي
YQR|Aéroport international de Regina|مطار ريجاينا الدولي
YQT|Aéroport international de Thunder Bay|مطار ثاندر باي الدولي
YRB|Aéroport de Resolute Bay|مطار ريزولوت باي
YRT|Aéroport de Rankin Inlet|مطار رانكين إنليت
YTZ|Aéroport Billy-Bishop de Toronto|مطار بيلي بيشوب تورونتو
YUL|Aéroport international Pierre-Elliott-Trudeau de Montréal|مطار مونتريال بيير إليوت ترودو الدولي
YVR|Aéroport international de Vancouver|مطار فانكوفر الدولي
YWG|Aéroport international James-Armstrong-Richardson de Winnipeg|مطار وينيبيغ جيمس أرمسترونغ ريتشاردسون الدولي
YWH|Aéroport du port intérieur de Victoria|مطار ميناء فيكتوريا الداخلي
YXE|Aéroport international John-G.-Diefenbaker de Saskatoon|مطار ساسكاتون الدولي
YXY|Aéroport international Erik-Nielsen de Whitehorse|مطار وايت هورس
YYC|Aéroport international de Calgary|مطار كالغاري الدولي
YYE|Aéroport régional Northern Rockies de Fort Nelson|مطار جبال الروكي الشمالية الإقليمي
YYJ|Aéroport international de Victoria|مطار فيكتوريا الدولي
YYT|Aéroport international de St. John’s|مطار سانت جونز الدولي
YYZ|Aéroport international Pearson de Toronto|مطار تورونتو بيرسون الدولي
YZF|Aéroport de Yellowknife|مطار يلونايف
ZAD|Aéroport de Zadar|مطار زادار
ZAG|Aéroport international de Zagreb|مطار زغرب الدولي
ZAH|Aéroport de Zahedan|مطار زاهدان
ZAM|Aéroport international de Zamboanga|مطار زامبوانغا الدولي
ZAZ|Aéroport de Saragosse|مطار سرقسطة
ZDY|Aéroport de l’île de Dalma|مطار جزيرة دلما
ZIA|Aéroport international de Moscou-Joukovski|مطار جوكوفسكي الدولي
ZKM|Aéroport de Sette Cama|
ZND|Aéroport de Zinder|
ZNZ|Aéroport international Abeid-Amani-Karume de Zanzibar|مطار عبيد أماني كرومي الدولي
ZQN|Aéroport de Queenstown|مطار كوينزتاون
ZRH|Aéroport de Zurich|مطار زيورخ
ZSE|Aéroport de Saint-Pierre-Pierrefonds|مطار سان بيير بييرفون
ZTH|Aéroport international de Zante|مطار زاكينثوس الدولي
ZUH|Aéroport international de Zhuhai-Jinwan|مطار تشوهاي جينوان الدولي
ZYL|Aéroport international Osmani de Sylhet|مطار عثماني الدولي
`;

/** Names by IATA code. */
export const airportNames: ReadonlyMap<string, { fr: string | null; ar: string | null }> = new Map(
  names
    .trim()
    .split('\n')
    .map((line) => {
      const [iata = '', fr, ar] = line.split('|');
      return [iata, { fr: fr || null, ar: ar || null }];
    }),
);
