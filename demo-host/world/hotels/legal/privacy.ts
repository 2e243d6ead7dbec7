import type { WholeText } from '../specs.ts'

/** The privacy policy of the houses of the demonstration. */
export const PRIVACY: WholeText = {
  en: `# Who is responsible
The hotel you book with is responsible for your data. Its telephone number and e-mail address are in your confirmation; please write there with any question about your data.

# What we use, and what for
Your name, e-mail address, telephone number and the details of your stay, to make your booking and look after you. What the law asks us to record about guests. If you agree, your e-mail address, to write to you about our offers; you can withdraw this at any time.

# Cards
Card numbers go straight to the payment provider. We never see them and never store them.

# Who else sees them
Only those who work for us and for the booking, such as the payment provider and whoever delivers our mail. We sell nothing to anybody.

# How long
As long as the stay and its accounts need them, and afterwards as long as the law asks. Then your data are erased.

# Your rights
You can see your data, have them corrected, take them with you or have them erased: yourself, on the page of your booking or in your account, or by writing to us. You can also complain to the data protection authority.`,
  ja: `# 管理者
お客様の個人情報は、ご予約先の当館が管理します。お問い合わせは、確認書に記載の電話番号またはメールアドレスまでお寄せください。

# 利用する情報と目的
お名前、メールアドレス、電話番号、ご宿泊の内容は、ご予約の手続きとご滞在のために利用します。法令で定められた宿泊者の情報も記録します。同意いただいた場合に限り、ご案内のメールをお送りします。同意はいつでも取り消せます。

# カード情報
カード番号は決済会社に直接送られます。当館が見ることも保存することもありません。

# 第三者への提供
決済会社やメール配信会社など、ご予約に必要な委託先に限って提供します。販売することはありません。

# 保存期間
ご宿泊と会計に必要な期間、その後は法令で定められた期間保存し、期間が過ぎれば消去します。

# お客様の権利
ご自身の情報の確認、訂正、受け取り、消去は、ご予約のページや会員ページでご自身で行えるほか、当館へのご連絡でも承ります。個人情報保護の監督機関に申し立てることもできます。`,
  ko: `# 책임자
고객의 개인정보는 예약하신 호텔이 관리합니다. 문의는 확인서에 적힌 전화번호나 이메일로 해 주십시오.

# 이용 항목과 목적
이름, 이메일, 전화번호, 숙박 내용은 예약 처리와 숙박 서비스를 위해 이용합니다. 법령이 정한 투숙객 정보도 기록합니다. 동의하신 경우에만 혜택 안내 메일을 보내며, 동의는 언제든 철회하실 수 있습니다.

# 카드 정보
카드 번호는 결제 대행사로 바로 전송됩니다. 호텔은 카드 번호를 보거나 저장하지 않습니다.

# 제공 대상
결제 대행사, 메일 발송사 등 예약에 필요한 업체에만 제공하며 누구에게도 판매하지 않습니다.

# 보관 기간
숙박과 회계에 필요한 기간, 이후 법령이 정한 기간 동안 보관한 뒤 파기합니다.

# 고객의 권리
예약 페이지나 회원 페이지에서 직접, 또는 호텔에 요청하여 본인의 정보를 확인, 정정, 이동, 삭제하실 수 있습니다. 개인정보 보호 기관에 이의를 제기하실 수도 있습니다.`,
  zh_Hans: `# 负责人
您的个人信息由您所预订的酒店负责。如有疑问，请通过确认函中的电话或电子邮箱与我们联系。

# 使用的信息与目的
姓名、电子邮箱、电话与住宿内容，用于办理预订及为您服务。依法须登记的住客信息也会记录。仅在您同意时，我们才会发送优惠邮件，您可随时撤回同意。

# 银行卡
卡号直接发送至支付机构，酒店既看不到也不保存。

# 提供对象
仅限支付机构、邮件服务商等办理预订所必需的受托方，绝不出售。

# 保存期限
在住宿与结算所需期间及法律规定的期间内保存，之后即予删除。

# 您的权利
您可以查阅、更正、转移或删除自己的信息：在预订页面或会员页面自行操作，或写信给我们。您也可以向个人信息保护机关投诉。`,
  zh_Hant: `# 負責人
您的個人資料由您所預訂的飯店負責。如有疑問，請透過確認函中的電話或電子郵件與我們聯絡。

# 使用的資料與目的
姓名、電子郵件、電話與住宿內容，用於處理預訂及為您服務。依法須登記的住客資料也會記錄。僅在您同意時，我們才會寄送優惠郵件，您可隨時撤回同意。

# 信用卡
卡號直接傳送至金流業者，飯店既看不到也不會保存。

# 提供對象
僅限金流業者、郵件服務商等處理預訂所必需的受託方，絕不販售。

# 保存期限
於住宿與結帳所需期間及法律規定的期間內保存，之後即予刪除。

# 您的權利
您可以查閱、更正、攜出或刪除自己的資料：在預訂頁面或會員頁面自行操作，或來信告知我們。您也可以向個人資料保護機關申訴。`,
  id: `# Penanggung jawab
Hotel tempat Anda memesan bertanggung jawab atas data Anda. Untuk pertanyaan, hubungi nomor telepon atau alamat e-mail dalam konfirmasi.

# Data dan tujuannya
Nama, e-mail, nomor telepon, dan rincian menginap digunakan untuk memproses pesanan dan melayani Anda. Data tamu yang diwajibkan peraturan juga dicatat. Penawaran lewat e-mail hanya kami kirim jika Anda setuju, dan persetujuan dapat ditarik kapan saja.

# Kartu
Nomor kartu langsung dikirim ke penyedia pembayaran. Kami tidak pernah melihat atau menyimpannya.

# Siapa lagi yang melihatnya
Hanya pihak yang bekerja untuk pesanan Anda, seperti penyedia pembayaran dan pengirim e-mail. Kami tidak menjual data kepada siapa pun.

# Berapa lama
Selama diperlukan untuk menginap dan pembukuan, lalu selama diwajibkan peraturan. Setelah itu data dihapus.

# Hak Anda
Anda dapat melihat, memperbaiki, memindahkan, atau menghapus data Anda, baik sendiri di halaman pesanan atau akun, maupun dengan menghubungi kami. Anda juga dapat mengadu kepada otoritas perlindungan data.`,
  th: `# ผู้รับผิดชอบ
โรงแรมที่คุณจองเป็นผู้รับผิดชอบข้อมูลของคุณ หากมีคำถาม โปรดติดต่อหมายเลขโทรศัพท์หรืออีเมลในใบยืนยันการจอง

# ข้อมูลที่ใช้และวัตถุประสงค์
ชื่อ อีเมล หมายเลขโทรศัพท์ และรายละเอียดการเข้าพัก ใช้เพื่อดำเนินการจองและดูแลคุณ รวมถึงข้อมูลผู้เข้าพักที่กฎหมายกำหนดให้บันทึก เราจะส่งอีเมลข้อเสนอเมื่อคุณยินยอมเท่านั้น และถอนความยินยอมได้ทุกเมื่อ

# บัตร
หมายเลขบัตรส่งตรงไปยังผู้ให้บริการชำระเงิน เราไม่เห็นและไม่เก็บไว้

# ผู้อื่นที่ได้รับข้อมูล
เฉพาะผู้ที่จำเป็นต่อการจอง เช่น ผู้ให้บริการชำระเงินและผู้ส่งอีเมล เราไม่ขายข้อมูลให้ใคร

# ระยะเวลา
เก็บไว้เท่าที่จำเป็นต่อการเข้าพักและการบัญชี จากนั้นตามที่กฎหมายกำหนด แล้วจึงลบ

# สิทธิของคุณ
คุณขอดู แก้ไข โอนย้าย หรือลบข้อมูลได้ด้วยตนเองในหน้าการจองหรือในบัญชี หรือติดต่อเรา และร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคลได้`,
  ar: `# الجهة المسؤولة
الفندق الذي تحجزون لديه مسؤول عن بياناتكم. لأي سؤال يُرجى التواصل عبر رقم الهاتف أو البريد الإلكتروني في رسالة التأكيد.

# ما نستخدمه ولماذا
الاسم والبريد الإلكتروني ورقم الهاتف وتفاصيل الإقامة، لإتمام الحجز وخدمتكم، وما يوجب القانون تسجيله عن النزلاء. ولا نرسل العروض بالبريد إلا بموافقتكم، ويمكنكم سحبها في أي وقت.

# البطاقات
تذهب أرقام البطاقات مباشرة إلى مزود خدمة الدفع. نحن لا نراها ولا نحفظها.

# من يطّلع عليها أيضًا
من يعملون لأجل الحجز فقط، مثل مزود خدمة الدفع وخدمة البريد. ولا نبيع البيانات لأحد.

# مدة الحفظ
ما دامت لازمة للإقامة والمحاسبة، ثم ما يوجبه القانون، وبعد ذلك تُمحى.

# حقوقكم
يمكنكم الاطلاع على بياناتكم وتصحيحها ونقلها ومحوها بأنفسكم في صفحة الحجز أو في حسابكم، أو بالتواصل معنا. ويمكنكم تقديم شكوى إلى هيئة حماية البيانات.`,
}
