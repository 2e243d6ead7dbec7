import type { WholeText } from '../specs.ts'

/** What the houses of the demonstration say about booking without barriers, as the European Accessibility Act asks (annex V). */
export const ACCESSIBILITY: WholeText = {
  en: `# Booking online
You can search, book, pay, change and cancel here by keyboard alone, with a screen reader, with enlarged text and in high contrast. The booking pages are made to EN 301 549 and the level AA of WCAG 2.2.

# What we know is not perfect yet
Card fields and your bank's question come from the payment provider and the bank, who answer for their pages. Photographs are described in a few words.

# In the house
Please tell us what you need when you book, or call us: step-free rooms, a shower without a step, a place for an assistance dog. We tell you honestly what we can do.

# Tell us
If something does not work for you, call or write to us; the telephone number and e-mail address are in every confirmation. We answer within five working days. If our answer does not help, you can turn to the authority that watches over accessibility where you live.`,
  ja: `# オンライン予約
検索、予約、お支払い、変更、キャンセルは、キーボードだけでも、スクリーンリーダー、文字の拡大、高コントラスト表示でもご利用いただけます。予約画面はEN 301 549とWCAG 2.2のレベルAAに沿って作られています。

# まだ十分でない点
カード入力欄と銀行の本人確認は、決済会社と銀行が提供する画面です。写真の説明は短い文にとどまります。

# 館内について
段差のない客室、段差のないシャワー、補助犬の同伴など、必要なことはご予約の際またはお電話でお知らせください。対応できることを正確にお答えします。

# お問い合わせ
ご利用になれない点がありましたら、予約確認書に記載の電話番号またはメールアドレスまでお知らせください。五営業日以内にお答えします。解決しない場合は、お住まいの地域の監督機関にご相談いただけます。`,
  ko: `# 온라인 예약
검색, 예약, 결제, 변경, 취소를 키보드만으로, 또는 화면 낭독기, 확대된 글자, 고대비 화면으로 이용하실 수 있습니다. 예약 화면은 EN 301 549와 WCAG 2.2 AA 수준에 맞추어 만들었습니다.

# 아직 부족한 점
카드 입력란과 은행의 본인 확인 화면은 결제 대행사와 은행이 제공합니다. 사진 설명은 짧은 문장입니다.

# 호텔 시설
턱이 없는 객실, 턱이 없는 샤워실, 보조견 동반 등 필요한 사항을 예약할 때나 전화로 알려 주십시오. 가능한 것을 정확히 안내해 드립니다.

# 문의
이용이 어려운 점이 있으면 확인서에 적힌 전화번호나 이메일로 알려 주십시오. 영업일 기준 5일 안에 답변드립니다. 답변이 충분하지 않으면 거주 지역의 담당 기관에 문의하실 수 있습니다.`,
  zh_Hans: `# 在线预订
您可以只用键盘，或借助读屏软件、放大文字、高对比度显示来搜索、预订、付款、变更和取消。预订页面依照EN 301 549和WCAG 2.2 AA级制作。

# 尚有不足之处
银行卡输入栏和银行验证页面由支付机构和银行提供。照片的说明较为简短。

# 酒店设施
如需无台阶客房、无门槛淋浴或携带辅助犬，请在预订时或来电告知，我们会如实说明能够提供的服务。

# 联系我们
如有无法使用之处，请通过确认函中的电话或邮箱告知，我们将在五个工作日内答复。如答复未能解决问题，您可向居住地的主管机关反映。`,
  zh_Hant: `# 線上預訂
您可以只用鍵盤，或搭配報讀軟體、放大文字、高對比顯示來搜尋、預訂、付款、變更與取消。預訂頁面依EN 301 549與WCAG 2.2 AA等級製作。

# 尚有不足之處
信用卡輸入欄與銀行驗證頁面由金流業者與銀行提供。照片的說明較為簡短。

# 飯店設施
如需無階梯客房、無門檻淋浴或攜帶輔助犬，請於預訂時或來電告知，我們會如實說明能夠提供的服務。

# 聯絡我們
如有無法使用之處，請透過確認函中的電話或電子郵件告知，我們將於五個工作天內答覆。如答覆未能解決問題，您可向居住地的主管機關反映。`,
  id: `# Memesan secara daring
Anda dapat mencari, memesan, membayar, mengubah, dan membatalkan hanya dengan papan ketik, dengan pembaca layar, dengan teks diperbesar, dan dengan kontras tinggi. Halaman pemesanan dibuat sesuai EN 301 549 dan WCAG 2.2 tingkat AA.

# Yang belum sempurna
Kolom kartu dan pertanyaan bank berasal dari penyedia pembayaran dan bank. Foto dijelaskan secara singkat.

# Di hotel
Beri tahu kami saat memesan atau lewat telepon jika Anda memerlukan kamar tanpa tangga, pancuran tanpa undakan, atau tempat bagi anjing pendamping. Kami menjawab dengan jujur apa yang dapat kami sediakan.

# Hubungi kami
Jika ada yang tidak dapat Anda gunakan, hubungi nomor telepon atau e-mail dalam konfirmasi. Kami menjawab dalam lima hari kerja. Jika jawaban kami tidak membantu, Anda dapat menghubungi otoritas yang berwenang di tempat tinggal Anda.`,
  th: `# การจองออนไลน์
คุณค้นหา จอง ชำระเงิน เปลี่ยนแปลง และยกเลิกได้ด้วยแป้นพิมพ์เพียงอย่างเดียว ด้วยโปรแกรมอ่านหน้าจอ ตัวอักษรขยาย หรือโหมดความเปรียบต่างสูง หน้าจองจัดทำตามมาตรฐานการเข้าถึงเว็บระดับสากล

# สิ่งที่ยังไม่สมบูรณ์
ช่องกรอกบัตรและหน้ายืนยันของธนาคารเป็นของผู้ให้บริการชำระเงินและธนาคาร คำบรรยายภาพเป็นข้อความสั้น

# ภายในโรงแรม
โปรดแจ้งสิ่งที่คุณต้องการเมื่อจองหรือทางโทรศัพท์ เช่น ห้องที่ไม่มีขั้นบันได ห้องอาบน้ำไม่มีธรณี หรือที่สำหรับสุนัขช่วยเหลือ เราจะแจ้งตามจริงว่าจัดให้ได้เพียงใด

# ติดต่อเรา
หากใช้งานส่วนใดไม่ได้ โปรดแจ้งทางโทรศัพท์หรืออีเมลในใบยืนยัน เราตอบภายในห้าวันทำการ หากยังไม่ได้รับการแก้ไข คุณร้องเรียนต่อหน่วยงานที่ดูแลในพื้นที่ของคุณได้`,
  ar: `# الحجز عبر الإنترنت
يمكنكم البحث والحجز والدفع والتعديل والإلغاء بلوحة المفاتيح وحدها، أو بقارئ الشاشة، أو بنص مكبّر، أو بتباين عالٍ. أُعدّت صفحات الحجز وفق المعايير الدولية لسهولة الوصول.

# ما لم يكتمل بعد
حقول البطاقة وسؤال البنك صفحات يقدمها مزود خدمة الدفع والبنك. ووصف الصور قصير.

# في الفندق
أخبرونا عند الحجز أو هاتفيًا بما تحتاجون إليه، مثل غرفة بلا درج أو دُش بلا عتبة أو مكان لكلب المساعدة، وسنجيبكم بصدق عمّا يمكننا توفيره.

# تواصلوا معنا
إن تعذّر عليكم استخدام شيء فاتصلوا أو اكتبوا إلينا عبر رقم الهاتف أو البريد في رسالة التأكيد. نجيب خلال خمسة أيام عمل. وإن لم يكفِ جوابنا فيمكنكم التوجه إلى الجهة المختصة في مكان إقامتكم.`,
}
