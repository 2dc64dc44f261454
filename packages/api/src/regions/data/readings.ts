// How each character is usually read in the names of places, and the names down to areas that are read otherwise.
// Written by scripts/regions.ts.
export const characters: string = `
a:阿啊 ai:爱艾瑷隘堨矮埃 an:安鞍庵岸案垵暗按 ang:昂 ao:澳敖奥鳌岙坳垇凹傲
ba:巴坝霸鲅八灞叭扒笆拔芭岜把朳 bai:白百柏拜摆 ban:版班坂板办半搬斑昄般伴 bang:邦帮榜浜塝棒磅 bao:保包宝堡雹鲍豹薄报趵苞抱剥褒枹 bei:北贝碑陂碚备卑悲倍杯背孛椑 ben:本倴贲奔坌 beng:蚌崩 bi:壁毕璧泌碧濞比咇必避笔鼻弼臂 bian:边便汴卞扁砭 biao:俵标表脿彪膘 bie:别癿 bin:滨宾彬斌豳 bing:兵秉栟炳邴柄冰丙 bo:波亳博渤泊勃伯播拨桲玻舶钵簿钹僰 bu:布埠步部不卜补埗
ca:礤擦 cai:蔡彩采才材菜财 can:参蚕 cang:沧仓苍 cao:曹草槽操漕 ce:册策测侧 cen:岑涔 ceng:曾层 cha:察岔茶查刹汊叉垞槎插嵖差杈 chai:柴钗 chan:产瀍禅蝉蟾缠巉 chang:长常昌场厂苌阊菖肠唱畅敞 chao:朝潮巢超晁抄 che:车坼扯 chen:郴辰陈晨宸尘谌沉 cheng:承城成澄呈称程诚乘塍埕枨秤丞 chi:赤池茌翅齿尺迟敕驰斥叱 chong:崇充冲舂 chou:畴筹仇愁抽绸稠酬 chu:滁楚出褚处初畜储楮础禇䢺 chuai:揣 chuan:川船串穿传 chuang:创闯 chui:垂陲吹 chun:春淳椿纯莼唇 chuo:绰 ci:磁次慈茨祠鴜鹚瓷赐 cong:丛从聪葱淙 cu:簇徂粗 cui:翠崔萃 cun:村邨存寸 cuo:措错嵯撮厝
da:大达褡答垯搭打笪 dai:傣戴代岱带埭黛袋待呆 dan:郸丹儋单旦耽淡但澹担 dang:党当砀铛荡筜垱凼 dao:岛道刀稻倒导到 de:德的得 deng:磴灯登邓等凳嶝蹬 di:地底迪坻滴棣堤第狄邸递弟荻低帝氐砥 dian:店淀甸点电垫佃殿典靛滇奠 diao:钓刁雕汈吊碉 die:叠迭牒垤 ding:定顶鼎丁叮 dong:东侗洞峒董栋动硐冻垌 dou:斗豆窦陡痘兜 du:都杜度渡独毒堵笃肚渎督犊 duan:端段塅断缎 dui:堆对兑队 dun:敦墩顿沌 duo:多掇夺垛铎㙍朵
e:鄂额峨鹗鹅俄莪娥锷 en:恩 er:尔洱二儿耳珥尓
fa:发法垡 fan:番烦范繁樊矾凡氾帆畈饭泛翻梵 fang:坊防房方放邡芳纺访枋仿舫 fei:肥妃费飞蜚淝 fen:汾芬分坟份奋粉 feng:峰封丰风凤锋奉烽冯沣蜂枫葑缝逢俸 fo:佛 fu:福抚阜浮复府扶富罘符芙涪孚附服阝滏付釜甫夫傅伏㳇辐父凫拂洑赋腐馥桴辅敷氟孵
ga:嘎噶尕 gai:改盖垓陔溉荄 gan:甘赣感干杆竿赶澉淦玕柑筸泔敢橄 gang:港岗冈钢刚缸罡堽筻杠 gao:藁高皋羔髙郜杲告膏篙稿 ge:革格葛各阁仡个戈隔圪鸽歌哥咯 gen:根 geng:耿浭更庚耕赓埂 gong:贡工宫弓公拱共巩恭珙功供龚蚣篢攻 gou:沟狗勾苟枸缑构岣垢耈钩 gu:古固谷沽故姑鼓孤顾骨菇股堌牯崮 gua:瓜挂卦 guai:拐 guan:关莞管馆冠灌官观贯琯罐惯 guang:广光洸 gui:贵桂归瑰硅龟圭桧邽 gun:滚棍 guo:郭果国崞锅过虢
ha:哈蛤 hai:海亥还 han:邯汉罕邗含涵寒韩汗翰垾瀚蚶函浛憨喊旱 hang:杭航 hao:浩好濠号郝壕耗蒿皓豪昊 he:河和鹤合菏贺荷赫禾核何诃褐 hei:黑 hen:很痕 heng:衡恒横亨 hong:红宏洪虹鸿泓轰 hou:侯后厚堠猴吼垕候鮜 hu:湖呼葫壶虎胡祜鄠互户囫护狐忽琥沪浒瑚扈笏岵鹄斛乎 hua:化华划花骅桦滑铧画 huai:淮怀槐徊 huan:环桓欢换唤浣涣宦洹郇澴焕 huang:皇黄潢晃凰煌湟荒簧璜隍篁磺 hui:徽回惠会辉汇晖灰浍慧茴廻洄卉挥 hun:浑珲混 huo:霍火获漷活伙豁货或
ji:吉鸡济级蓟极技集冀稷基暨绩即及积机季际棘汲姬计纪激箕霁矶麂漈稽籍洎祭寄迹骥己玑脊几辑继髻嵇芨记 jia:家佳嘉加贾郏架夹迦伽甲驾假葭稼珈戛 jian:建间尖涧箭监简剑碱健兼件煎剪俭坚谏笕鉴枧检湔硷 jiang:江疆绛姜将匠讲浆蒋洚弶降 jiao:焦交郊蛟椒蕉胶礁角窖教骄茭叫脚滘漖轿皎 jie:界揭节介街解结芥颉截捷戒接杰碣借姐藉 jin:津晋锦金进缙劲斤近紧靳巾今浸筋 jing:京景荆靖静井经竞净镜泾旌精境晶敬径迳菁竟鲸颈汫 jiu:九酒鸠旧久臼韭究救鹫就 ju:巨句居炬莒聚驹局泃菊苴举桔琚具钜沮踞雎俱 juan:鄄眷涓卷鹃 jue:觉掘爵桷蕨 jun:浚军君筠峻均俊骏郡钧隽
ka:喀卡 kai:开凯 kan:坎看阚堪龛刊 kang:康亢抗 kao:考栲靠 ke:克柯岢科可棵窠刻客轲壳颗牁课 ken:垦肯 keng:坑 kong:空崆孔控恐 kou:口扣叩寇 ku:库窟圐苦哭 kua:垮夸 kuai:快块哙 kuan:宽款 kuang:矿匡夼况 kui:奎葵盔魁岿夔 kun:昆坤悃 kuo:括廓阔扩
la:拉喇腊砬辣啦 lai:来涞赉莱崃赖濑徕 lan:兰岚蓝澜览栏榄拦烂 lang:廊琅郎阆蒗朗浪狼榔㮾崀埌 lao:老崂佬栳劳涝姥醪捞 le:勒乐簕 lei:耒雷类垒磊嫘擂累 leng:楞棱冷塄堎愣 li:丽理傈里犁黎蠡礼离力立梨利溧荔鲤栗历李醴澧璃骊励厉沥漓浬篱狸俚栎郦笠俐哩 lian:连莲联涟濂廉裢恋帘练琏潋浰磏炼镰 liang:梁凉良两粮亮粱晾量 liao:辽聊疗料廖燎寮蓼潦寥 lie:烈列埒猎 lin:林临蔺邻麟琳霖淋磷鳞 ling:岭陵灵凌零令铃菱玲〇翎瓴龄舲酃伶 liu:六柳留流浏榴琉刘溜硫 long:龙陇隆窿垄珑砻垅漋泷竜 lou:娄楼篓剅嵝蒌 lu:芦泸鲁鹿路卢潞陆庐麓渌炉禄碌逯垆露鷺录甪鸬瀂菉鹭漉胪 luan:栾滦孪峦鸾 lun:伦仑轮囵论纶沦 luo:洛漯罗萝骆落椤螺逻雒泺珞锣骡络倮箩 lv:吕旅绿闾铝履率侣 lve:略圙
ma:马玛麻码嘛吗蚂蔴蟆妈 mai:迈麦脉卖买 man:满曼馒漫蛮蔓 mang:芒茫蟒忙牤莽邙漭 mao:茂茅毛贸鄚卯峁帽泖茆猫牦冒 me:么 mei:梅眉美湄煤嵋玫镁枚妹袂 men:门们 meng:蒙盟孟梦勐濛猛萌檬 mi:密汨米弥迷蜜糜觅洣咪 mian:绵渑棉冕勉面免眠沔 miao:苗妙庙 mie:篾 min:民闵闽岷敏珉 ming:明名鸣洺铭命茗 mo:默莫漠墨谟磨末陌獏蘑秣模沫摩 mou:谋 mu:木牡穆牟牧仫沐睦墓亩目幕姆母慕暮募
na:纳那捺拿娜 nai:奈乃奶 nan:南楠 nang:囊曩 nao:淖脑闹恼垴硇瑙 ne:讷 nei:内 nen:嫩 neng:能 ni:尼泥霓倪坭腻 nian:年碾辇埝念廿鲇 niang:娘酿 niao:鸟 nie:聂涅 ning:宁凝咛 niu:牛纽 nong:农浓弄 nu:怒努奴 nuan:暖 nuo:诺糯 nv:女
ou:瓯欧鸥藕沤偶
pa:琶帕 pai:牌徘排派拍 pan:盘攀磐潘蟠畔泮磻 pang:庞旁 pao:炮泡袍跑砲抛 pei:沛裴培 pen:盆湓 peng:彭蓬棚鹏硼朋捧烹 pi:皮邳郫琵淠丕伾毗匹辟 pian:偏片 piao:票瓢漂蔈缥 pin:品贫 ping:平萍坪屏凭苹瓶 po:颇坡鄱破婆皤珀泼 pu:莆濮普蒲仆浦谱埔铺瀑朴菩葡圃
qi:齐七祁旗汽奇栖启杞淇蕲其綦麒岐起耆器棋碛气琦企漆屺戚碶崎祺骑歧期圻碁磜郪绮 qia:恰洽 qian:迁黔前千乾钱潜犍阡谦堑钳浅茜钤墘遣 qiang:羌强墙抢 qiao:桥谯硚巧樵乔侨峤锹荍硗荞 qie:茄且切 qin:秦钦沁覃勤亲芹琴禽 qing:庆青清箐晴卿勍轻顷苘倾 qiong:琼邛穹 qiu:丘邱秋球湫虬裘萩求 qu:区衢曲朐屈渠瞿取岖驱去 quan:泉全权圈劝荃拳券 que:确鹊阙雀礐却 qun:群
ran:然冉蚺燃 rang:让壤瀼穰 rao:饶绕 re:热 ren:仁任人稔壬 ri:日 rong:容荣蓉榕融溶戎茸绒冗 rou:柔揉 ru:如乳汝儒茹濡 ruan:软阮 rui:芮瑞汭 run:润 ruo:若箬
sa:萨撒洒卅 sai:塞赛 san:三散伞 sang:桑颡 se:色 sen:森 seng:僧 sha:厦沙莎砂纱 shai:晒 shan:山陕善汕鄯栅膳闪杉扇珊衫 shang:上商尚垧 shao:绍邵韶哨稍少烧筲勺杓 she:涉社射畲歙舍设佘蛇奢赊滠摄輋厍 shen:沈深神审莘申伸身慎椹鲹燊 sheng:省胜圣嵊升生盛声绳 shi:市石十施什氏示食狮实师浉始史事时仕室诗士试柿使湿式世拾侍失誓适释是视 shou:寿手首守受收瘦 shu:树术舒熟沭墅曙蜀疏束淑竖属殊恕蔬薯书孰叔数黍枢梳暑 shua:刷 shuai:帅 shuang:双 shui:水税 shun:顺舜 shuo:朔硕 si:四斯寺泗思司虒饲丝驷蛳鸶似汜嗣嘶澌私 song:松嵩淞宋送崧颂 sou:搜薮 su:苏肃宿僳素俗粟 suan:蒜 sui:绥随遂睢濉穗岁 sun:孙笋 suo:索所梭锁娑
ta:塔他塌踏 tai:台太泰态邰苔抬 tan:潭坛滩郯宕檀谈谭坦碳坍昙弹探炭榃镡 tang:唐汤塘棠堂嘡糖鄌埫淌倘 tao:陶桃洮套萄涛韬淘滔 te:特 teng:腾滕藤 ti:体提蹄梯 tian:天田甜畋添 tiao:调条跳 tie:铁 ting:亭汀庭厅町廷停 tong:同通铜桐潼童瞳统筒佟烔鲖桶 tou:头透投 tu:土吐突图徒涂兔秃途屠凸 tuan:团疃湍 tui:退推 tun:屯吞 tuo:托陀拖脱坨佗驼沱砣鮀驮妥拓
wa:瓦洼佤畖窊娲哇挖娃坬 wai:外崴歪 wan:湾万宛碗皖完畹弯挽 wang:望王汪旺往网辋 wei:维潍威尾渭卫魏蔚围委伟为微尉巍未位苇纬喂磑韦唯薇沩隗洧洈涠慰嵬帏 wen:温文闻汶稳问 weng:翁瓮 wo:沃斡涡卧窝倭渥涴 wu:吾乌无芜武梧吴五婺舞物伍悟巫务坞午雾仵勿兀屋於浯郚鹉邬
xi:西锡溪昔喜隰稀细淅息浠习郄洗席希汐析熙嬉戏犀惜羲奚夕硒螅 xia:夏辖峡下霞瑕匣遐瞎硖虾呷 xian:鲜县咸献贤仙现先闲显限纤岘线羡弦冼蚬宪崄 xiang:香乡襄湘镶向相响象翔厢芗祥项巷享橡庠像 xiao:孝小萧霄猇校肖晓潇逍筱效消宵硝 xie:谢械协谐斜榭卸澥鞋泄㙦携薤歇蟹洩 xin:新忻信辛心薪昕馨欣鑫锌 xing:行邢兴陉杏型星幸硎形姓醒 xiong:雄熊兄 xiu:秀休岫修绣 xu:徐许盱圩溆叙胥戌墟须旭旴绪续蓄 xuan:宣玄选轩旋萱漩 xue:薛穴学雪峃踅 xun:循逊浔寻旬巡汛巽鲟洵巺驯薰
ya:鸭亚雅牙琊涯崖鸦桠衙垭岈丫迓哑芽 yan:彦延盐岩烟堰铅兖验偃鄢郾炎雁沿研砚阎晏焉燕闫演墕言严淹眼颜剡筵咽胭宴漹艳焰 yang:阳扬杨洋羊漾央养样仰垟旸炀鸯秧 yao:尧遥姚瑶要耀药窑摇腰夭窈鹞幺崾 ye:掖业冶野邺叶爷页夜耶也椰 yi:伊宜沂益彝义依邑易猗翼谊眙仪弋黟夷峄一驿意亦医逸议奕漪以亿移椅蚁怡挹艺衣圯溢疑乙舣役迤薏矣倚异殪 yin:银音阴荫鄞殷印洇尹因引隐饮寅硍吟茵 ying:营鹰迎应颍荥英蓥盈瀛影郢映樱鹦莺潆 yong:永埇邕雍涌拥用庸甬泳镛勇 you:右友邮游尤犹攸酉油有由佑幽优幼又祐 yu:余玉榆峪裕盂于鱼宇雨豫虞禹屿渝舆禺郁域隅育渔钰妪浴臾寓御狱舁馀誉愚萸毓淤俞与羽昱嵛雩喻圉淯庾腴预愉 yuan:原源远元园苑垣袁沅员院圆渊芫鸳垸辕缘塬 yue:岳月越跃悦粤约曰 yun:云运郓郧匀蕴筼涢芸允熨韵
za:杂 zai:载宰再仔在栽 zan:赞昝酂咱 zang:藏臧牂蔵 zao:枣造早皂灶藻澡璪 ze:泽则责箦笮 zeng:增罾赠 zha:扎札柞闸榨砟乍渣奓鲊 zhai:寨斋翟宅砦 zhan:湛站沾展盏战栈瞻占詹 zhang:张漳彰章樟丈障嶂杖獐掌仗鄣涨璋帐 zhao:照肇昭赵诏招召兆钊找沼 zhe:浙柘哲遮赭蔗者折着 zhen:镇圳振浈真贞珍榛针畛枕祯震溱甽轸箴 zheng:政郑正征蒸整 zhi:治直枝芝峙志沚至陟植芷指织脂纸只智殖职制置之蜘祉致知支雉趾止值质枳滍址轵秩汁 zhong:重中忠钟仲终塚冢种众 zhou:州舟周洲轴宙粥 zhu:驻株珠主诸竹柱祝助竺朱渚蛛猪筑茱住洙侏邾注逐翥 zhua:爪抓 zhuan:转砖专颛篆 zhuang:壮庄装状幢 zhui:追 zhun:准 zhuo:涿卓桌濯斫浞 zi:自淄资孜子秭滋紫梓字兹茈滓 zong:宗综枞总鬃纵踪棕骔 zou:邹走陬 zu:族足组祖阻俎租 zui:嘴咀 zun:遵尊 zuo:作左佐座岞胙坐
`

export const readings: string = `
重庆市:chong qing shi
六安市:lu an shi
厦门市:xia men shi
乐亭县:lao ting xian
蔚县:yu xian
大城县:dai cheng xian
长子县:zhang zi xian
繁峙县:fan shi xian
洪洞县:hong tong xian
穆棱市:mu ling shi
六合区:lu he qu
乐清市:yue qing shi
涡阳县:guo yang xian
东阿县:dong e xian
单县:shan xian
荥阳市:xing yang shi
浚县:xun xian
召陵区:shao ling qu
黄陂区:huang pi qu
曾都区:zeng du qu
番禺区:pan yu qu
大埔县:da bu xian
牟定县:mou ding xian
吴堡县:wu bu xian
崆峒区:kong tong qu
称多县:chen duo xian
尉犁县:yu li xian
`
